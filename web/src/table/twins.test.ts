// What may lie or be said twice: the screen shows both.

import { flushSync, type Component } from 'svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pieces, watchtowers } from '../gallery/samples'
import { language } from '../lib/i18n.svelte'
import { clear, show } from '../lib/mounting'
import type { Session } from '../lib/session.svelte'
import { settings } from '../lib/settings.svelte'
import type { Effect, Line, ReasonInfo, SeatInfo, Table } from '../lib/wire'
import Against from './Against.svelte'
import EffectChips from './EffectChips.svelte'
import { choice } from './fixtures'
import Ledger from './Ledger.svelte'
import PieceCard from './PieceCard.svelte'
import { Play, providePlay } from './play.svelte'
import RefusalTip from './RefusalTip.svelte'
import SeatPieces from './SeatPieces.svelte'
import Tray from './Tray.svelte'

const TOWER = watchtowers[0]!.key
const SET: Line = {
  seat: 0,
  rule: 'street-trader.scoring.sets',
  component: 'citizens',
  name: 'citizens',
  text: 'a set of 2 colours',
  points: 3,
  pieces: [],
}
const EFFECT = { points: [6], lines: [SET, SET], outlines: [] as Effect['outlines'], again: false } as Effect
const REASON: ReasonInfo = { rule: 'base.place.no-hole', text: 'It would leave a hole.' }
const AT = { x: 0, y: 0, clear: 0 }

const seat: SeatInfo = {
  seat: 0,
  name: 'Leila',
  kind: 'person',
  level: null,
  connected: true,
  score: 0,
  hand: [],
  hand_size: 0,
  remembered: null,
  palace: null,
  reserve: [],
  gained: [TOWER, TOWER],
  items: [],
}
const places = [1, 2].map((x) =>
  choice('place-tower', { tile: TOWER, cell: [x, 0], corner: 'NE' }, { cells: [[x, 0]] }),
)

/** A table at which two watchtowers of one colour wait to be placed. */
function playing(): Play {
  const ledger = { scoring: 1, rows: [], lines: [SET, SET], totals: [6] }
  const decision = { seat: 0, frame: 'Placing', prompt: '', choices: places, decline: null }
  const table = { you: 0, seats: [seat], display: [], items: [], house: {}, box: 'alhambra', decision, ledger }
  const session = { table: table as unknown as Table, pieces, preview: () => new Promise(() => undefined) }
  const play = new Play(session as unknown as Session)
  play.renew()
  return play
}

/** Shows a component to whoever plays. */
function showTo<Props extends Record<string, unknown>>(play: Play, component: Component<Props>, props: Props) {
  const within: typeof component = (anchor, given) => {
    providePlay(play)
    return component(anchor, given)
  }
  return show(within, props)
}

beforeAll(async () => {
  settings.motion = 'reduced'
  await language.choose('en')
})
afterEach(clear)

describe('twins', () => {
  it('are points for the same thing', () => {
    const play = playing()
    const ledger = showTo(play, Ledger, { ledger: play.table.ledger! })
    ledger.querySelector<HTMLElement>('tfoot button')!.click()
    flushSync()
    expect(ledger.querySelectorAll('li')).toHaveLength(2)
  })

  it('are points that a move would bring', () => {
    const play = playing()
    play.choosing.touch('cell:1,0')
    play.effects.of = () => EFFECT
    play.explained = true
    expect(showTo(play, EffectChips, {}).querySelectorAll('.lines p')).toHaveLength(2)
  })

  it('are reasons', () => {
    const play = playing()
    play.tip = { reasons: [REASON, REASON], at: AT, cell: null }
    expect(showTo(play, RefusalTip, {}).querySelectorAll('p')).toHaveLength(2)
    const close = { key: TOWER, item: null, reasons: [REASON, REASON], at: AT }
    expect(showTo(play, PieceCard, { close, onclose: () => undefined }).querySelectorAll('.rulechip')).toHaveLength(2)
  })

  it('are not the viewer and the viewer, who looks at the own palace', () => {
    const play = playing()
    expect(showTo(play, Against, { seat }).querySelectorAll('thead th')).toHaveLength(3)
  })

  it('are watchtowers of one colour, and either can be placed', () => {
    const play = playing()
    const pressed = (): (string | null)[] => [...tiles].map((tile) => tile.getAttribute('aria-pressed'))
    const tiles = showTo(play, Tray, { seat, size: 40 }).querySelectorAll<HTMLElement>('[data-testid=tray-tile]')
    expect(pressed()).toEqual(['true', 'false'])
    tiles[1]!.click()
    flushSync()
    expect(pressed()).toEqual(['true', 'false'])
    play.choosing.touch('cell:2,0')
    expect(play.ready?.choice.move).toBe(places[1]!.move)
    expect(showTo(play, SeatPieces, { seat, size: 30 }).querySelectorAll('.reserve button')).toHaveLength(2)
  })
})
