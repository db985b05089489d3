/** Every piece on one page, for developers: `npm run dev`, then /gallery.html (?theme=dark). */
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import { mount } from 'svelte'
import { language } from '../lib/i18n.svelte'
import { drawable } from '../pieces/families.svelte'
import Gallery from './Gallery.svelte'

const wishes = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wishes.get('theme') ?? 'light'
await Promise.all([language.start(), ...['granada', 'red_palace'].map(drawable)])
mount(Gallery, { target: document.getElementById('app')! })
