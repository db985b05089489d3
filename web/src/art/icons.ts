/* Line icons of the interface, in a 24 x 24 box. */

export const ICONS = {
  coach: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.8 1.2.8 2.2h5.6c0-1 .2-1.7.8-2.2A6 6 0 0 0 12 3Z"/>',
  rules: '<path d="M12 6c-2-1.7-5-2-8-1.5v13c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5v-13C17 4 14 4.3 12 6ZM12 6v13"/>',
  log: '<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>',
  replay: '<path d="M4 5v5h5M4.6 10A8 8 0 1 1 4 14"/><path d="M11 9.5l4 2.5-4 2.5Z" fill="currentColor"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3"/>',
  check: '<g stroke-width="2.600"><path d="M5 12.5l4.5 4.5L19 7"/></g>',
  x: '<path d="M6 6l12 12M18 6L6 18"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  eye: '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z"/><circle cx="12" cy="12" r="3"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  hand: '<rect x="4" y="6" width="9" height="13" rx="1.5" transform="rotate(-9 8 12)"/><rect x="10" y="5" width="9" height="13" rx="1.5" transform="rotate(9 14 12)"/>',
  coins:
    '<ellipse cx="9" cy="7" rx="5.5" ry="2.8"/><path d="M3.5 7v4c0 1.5 2.5 2.8 5.5 2.8M3.5 11v4c0 1.5 2.5 2.8 5.5 2.8"/><ellipse cx="15" cy="14" rx="5.5" ry="2.8"/><path d="M9.5 14v4c0 1.5 2.5 2.8 5.5 2.8s5.5-1.3 5.5-2.8v-4"/>',
  build: '<path d="M4 20V10l8-6 8 6v10M9 20v-6a3 3 0 0 1 6 0v6"/>',
  swap: '<path d="M4 8h13l-3.5-3.5M20 16H7l3.5 3.5"/>',
  wall: '<path d="M3 20V8h3v3h3V8h3v3h3V8h3v3h3v9Z"/>',
  moat: '<path d="M3 8q2.25-2.6 4.5 0t4.5 0 4.5 0 4.5 0M3 13.5q2.25-2.6 4.5 0t4.5 0 4.5 0 4.5 0M3 19q2.25-2.6 4.5 0t4.5 0 4.5 0 4.5 0"/>',
  guards: '<path d="M5 20v-4a7 7 0 0 1 14 0v4ZM6.5 9.5a5.5 5.5 0 0 1 11 0M5 9.5h14M12 4V2"/>',
  joint: '<path d="M3 13V4h3v3h3V4h3v3h3V4h3v3h3v6ZM3 18.5q2.25-2.6 4.5 0t4.5 0 4.5 0 4.5 0"/>',
  play: '<path d="M7 5l12 7-12 7Z" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  first: '<path d="M6 5v14M18 5L9 12l9 7Z"/>',
  prev: '<path d="M16 5L7 12l9 7Z"/>',
  next: '<path d="M8 5l9 7-9 7Z"/>',
  last: '<path d="M18 5v14M6 5l9 7-9 7Z"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l4.5 4.5"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9 13h.01M15 13h.01M9.5 16.5h5M3 12v3M21 12v3"/>',
  human: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c.8-4.2 3.6-6.5 7.5-6.5s6.7 2.3 7.5 6.5"/>',
  globe:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c2.6 2.4 3.9 5.2 3.9 8.5s-1.3 6.1-3.9 8.5c-2.6-2.4-3.9-5.2-3.9-8.5S9.4 5.9 12 3.5Z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  chevron: '<path d="M9 6l6 6-6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5M12 8h.01"/>',
  lamp: '<path d="M9 18h6M10 21h4M9 18c0-1.6-.4-2.4-1.2-3.2a6 6 0 1 1 8.4 0c-.8.8-1.2 1.6-1.2 3.2"/>',
  hourglass: '<path d="M6 3h12M6 21h12M7.5 3c0 5 4.5 6 4.5 9s-4.5 4-4.5 9M16.5 3c0 5-4.5 6-4.5 9s4.5 4 4.5 9"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4Z"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17"/>',
  flag: '<path d="M5 21V4M5 4.5c4-2.5 7 2.5 14 0v9c-7 2.5-10-2.5-14 0"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  star: '<path d="M12 3l2.6 2.9 3.8-.3-.3 3.8L21 12l-2.9 2.6.3 3.8-3.8-.3L12 21l-2.6-2.9-3.8.3.3-3.8L3 12l2.9-2.6-.3-3.8 3.8.3Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"/>',
  expand: '<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01" stroke-width="2.6"/>',
  trophy:
    '<path d="M8 4h8v5a4 4 0 0 1-8 0ZM8 5H4.5c0 3.5 1.5 5 4 5M16 5h3.5c0 3.5-1.5 5-4 5M12 13v4M8.5 20.5h7M10 17h4v3.5h-4Z"/>',
  shield: '<path d="M12 3l7.5 2.5c.3 7-2 12-7.5 15.5C6.5 17.5 4.2 12.5 4.5 5.5Z"/><path d="M9 11.5l2.2 2.2L15.5 9"/>',
  door: '<path d="M5 21V11a7 7 0 0 1 14 0v10ZM12 4v17M9.5 14h.01M14.5 14h.01"/>',
  spectator:
    '<path d="M3 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0ZM14 13a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0ZM10 12.5c1.3-.8 2.7-.8 4 0M4 11l2-5M20 11l-2-5"/>',
  download: '<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
} as const

export type IconName = keyof typeof ICONS

/** The sign of what points are for. */
export const signOf = (component: string): IconName =>
  Object.hasOwn(ICONS, component) ? (component as IconName) : 'star'
