/** The page's address after `#`, as a route. */
import { AGAIN } from './patience'

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new' }
  | { screen: 'table'; game: string; token?: string }
  | { screen: 'replay'; game: string; move: number }
  | { screen: 'summary'; game: string }
  | { screen: 'verify'; game: string }
  | { screen: 'rules'; rule: string | null }

export function parse(hash: string): Route {
  const [screen, first, second] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  if (screen === 'new') return { screen }
  if (screen === 'rules') return { screen, rule: first || null }
  if (!first) return { screen: 'lobby' }
  if (screen === 'table') return second ? { screen, game: first, token: second } : { screen, game: first }
  if (screen === 'replay') return { screen, game: first, move: Math.max(0, Math.trunc(Number(second)) || 0) }
  if (screen === 'summary' || screen === 'verify') return { screen, game: first }
  return { screen: 'lobby' }
}

/** The address of a route, for links. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'lobby':
      return '#/'
    case 'new':
      return '#/new'
    case 'rules':
      return '#/rules' + (route.rule ? '/' + route.rule : '')
    case 'replay':
      return `#/replay/${encodeURIComponent(route.game)}/${route.move}`
    case 'table':
      return `#/table/${encodeURIComponent(route.game)}` + (route.token ? '/' + encodeURIComponent(route.token) : '')
    default:
      return `#/${route.screen}/${encodeURIComponent(route.game)}`
  }
}

/** A route's whole address, to copy or share. */
export function permalink(route: Route): string {
  return location.href.split('#')[0] + href(route)
}

let current = $state.raw<Route>(parse(location.hash))
let writing: ReturnType<typeof setTimeout> | undefined
addEventListener('hashchange', () => {
  clearTimeout(writing)
  current = parse(location.hash)
})

/** Safari lets a page change its address a hundred times in half a minute; after that it is written later. */
function write(route: Route): void {
  clearTimeout(writing)
  try {
    history.replaceState(history.state, '', href(route))
  } catch {
    writing = setTimeout(() => write(route), AGAIN)
  }
}

export const router = {
  get route(): Route {
    return current
  },
  go(route: Route): void {
    location.hash = href(route)
  },
  /** Changes the address without a step in the browser's history. */
  replace(route: Route): void {
    if (href(route) === href(current)) return
    current = route
    write(route)
  },
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
