import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './lib/i18n.svelte'
import { FEW, patiently } from './lib/patience'
import { applySettings } from './lib/settings.svelte'
import { announceTurns } from './lib/turn.svelte'
import Speechless from './screens/Speechless.svelte'

const target = document.getElementById('app')!

function begin(): void {
  announceTurns()
  mount(App, { target })
}

applySettings()
await patiently(() => language.start(), FEW).then(begin, () => mount(Speechless, { target }))
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js')
