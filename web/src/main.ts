import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './lib/i18n.svelte'
import { applySettings } from './lib/settings.svelte'
import { announceTurns } from './lib/turn.svelte'

applySettings()
await language.start()
announceTurns()
mount(App, { target: document.getElementById('app')! })
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js')
