/** A game that is being put together on the new-game screen. */
import type { Catalogue, House, ModuleInfo, NewGame, Setup, TableOptionInfo } from '../lib/wire'

export type SeatKind = 'here' | 'online' | 'bot'

export interface DraftSeat {
  id: number
  kind: SeatKind
  name: string
  level: string
}

/** Words the draft needs: names for those who have none yet. */
export interface Names {
  guest: string
  bots: string[]
}

export const HOUSE: House = {
  exact_help: true,
  memory: false,
  hints: true,
  undo: true,
  listed: true,
  spectator_chat: true,
}

const NOTHING: Catalogue = { boxes: [], modules: [], options: [], mixes: [], bots: [] }

export class Draft {
  box = $state('')
  modules = $state<string[]>([])
  options = $state<Record<string, string>>({})
  seats = $state<DraftSeat[]>([])
  house = $state<House>({ ...HOUSE })
  seed = $state('')

  /** What can be chosen, in the language of the moment. */
  catalogue = $state.raw<Catalogue>(NOTHING)

  readonly #names: Names
  #lastId = 0

  constructor(catalogue: Catalogue, names: Names, self: string) {
    this.catalogue = catalogue
    this.#names = names
    this.box = catalogue.boxes[0]?.key ?? ''
    this.addSeat('here', self)
    this.addSeat('bot')
    this.addSeat('bot')
  }

  get boxInfo() {
    return this.catalogue.boxes.find((box) => box.key === this.box)
  }

  /** The modules that may join the box, in the order of the catalogue, with their names in the chosen edition. */
  get offered() {
    const allowed = this.boxInfo?.modules ?? []
    const edition = this.options.edition ?? ''
    return this.catalogue.modules
      .filter((module) => allowed.includes(module.key))
      .map((module) => ({ ...module, name: module.names[edition] ?? module.name }))
  }

  /** The modules that may not join the box, by the reason. */
  get misfits(): { reason: string; modules: ModuleInfo[] }[] {
    const reasons = this.boxInfo?.misfits ?? {}
    return [...new Set(Object.values(reasons))].map((reason) => ({
      reason,
      modules: this.catalogue.modules.filter(({ key }) => reasons[key] === reason),
    }))
  }

  /** The table options that matter for what is chosen. */
  get readings() {
    const chosen = ({ module }: TableOptionInfo): boolean => module === null || this.modules.includes(module)
    return this.catalogue.options.filter((option) => option.boxes.includes(this.box) && chosen(option))
  }

  get fewest(): number {
    return this.boxInfo?.least_players ?? 2
  }

  get most(): number {
    return this.boxInfo?.most_players ?? 6
  }

  get setup(): Setup {
    const known = this.readings.map((option) => option.key)
    const options = Object.fromEntries(Object.entries(this.options).filter(([key]) => known.includes(key)))
    return { box: this.box, players: this.seats.length, modules: [...this.modules], options, ages: [] }
  }

  /** Which seats are given away by link. */
  get online(): boolean[] {
    return this.seats.map((seat) => seat.kind === 'online')
  }

  chooseBox(key: string): void {
    this.box = key
    const allowed = this.boxInfo?.modules ?? []
    this.chooseModules(this.modules.filter((module) => allowed.includes(module)))
    while (this.seats.length > this.most) this.seats.pop()
  }

  chooseModules(keys: readonly string[]): void {
    this.modules = this.catalogue.modules.map((module) => module.key).filter((key) => keys.includes(key))
  }

  toggle(key: string): void {
    const without = this.modules.filter((module) => module !== key)
    this.chooseModules(without.length < this.modules.length ? without : [...without, key])
  }

  /** A random handful of the modules on offer. */
  surprise(random: () => number = Math.random): void {
    const pool = this.offered.map((module) => ({ key: module.key, lot: random() })).sort((a, b) => a.lot - b.lot)
    const size = 1 + Math.floor(random() * Math.min(4, pool.length))
    this.chooseModules(pool.slice(0, size).map(({ key }) => key))
  }

  addSeat(kind: SeatKind, name = ''): void {
    if (this.seats.length >= this.most) return
    const [easiest, sensible = easiest] = this.catalogue.bots
    const level = sensible?.key ?? ''
    this.seats.push({ id: ++this.#lastId, kind, name: name || this.#freeName(kind), level })
  }

  /** Somebody else plays the seat; a name that nobody has typed changes with it. */
  setKind(seat: DraftSeat, kind: SeatKind): void {
    const given = this.#isGiven(seat.name)
    const wasBot = seat.kind === 'bot'
    seat.kind = kind
    if (given && wasBot !== (kind === 'bot')) {
      seat.name = ''
      seat.name = this.#freeName(kind)
    }
  }

  removeSeat(id: number): void {
    if (this.seats.length > this.fewest) this.seats = this.seats.filter((seat) => seat.id !== id)
  }

  /** What the server is asked to found. */
  newGame(): NewGame {
    const taken: string[] = []
    const seats = this.seats.map(({ kind, name, level }) => {
      const wished = unique(name.trim() || this.#names.guest, taken)
      taken.push(wished)
      return kind === 'bot'
        ? { kind: 'bot' as const, name: wished, level }
        : { kind: 'person' as const, name: wished, level: null }
    })
    return { setup: this.setup, seats, house: { ...this.house }, seed: this.seed.trim() || null, continues: null }
  }

  /** Whether a name is the draft's for people who have none yet. */
  isGuest(name: string): boolean {
    return name.replace(/ \d+$/, '') === this.#names.guest
  }

  /** Whether a name is one that the draft gives. */
  #isGiven(name: string): boolean {
    return this.#names.bots.includes(name) || this.isGuest(name)
  }

  #freeName(kind: SeatKind): string {
    const taken = this.seats.map((seat) => seat.name)
    if (kind !== 'bot') return unique(this.#names.guest, taken)
    return this.#names.bots.find((name) => !taken.includes(name)) ?? unique(this.#names.guest, taken)
  }
}

/** The name, with a number where somebody has it already. */
export function unique(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  let number = 2
  while (taken.includes(`${name} ${number}`)) number++
  return `${name} ${number}`
}
