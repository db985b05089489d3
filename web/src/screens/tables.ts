/** The tables of the lobby, in the order a person looks for them. */
import { ApiError, table } from '../lib/api'
import type { Language } from '../lib/i18n.svelte'
import { players } from '../lib/people'
import { forget, gamesHere, seatsHere, since } from '../lib/seats.svelte'
import { load, save } from '../lib/storage'
import type { GameListing, Table } from '../lib/wire'

export interface Tables {
  /** Running games with a seat on this device. */
  mine: GameListing[]
  watch: GameListing[]
  finished: GameListing[]
}

/** The newest first, in three groups. */
export function grouped(listed: readonly GameListing[], here: readonly string[]): Tables {
  const newest = [...listed].sort((a, b) => b.started - a.started)
  const own = (listing: GameListing) => here.includes(listing.game)
  return {
    mine: newest.filter((listing) => !listing.over && own(listing)),
    watch: newest.filter((listing) => !listing.over && !own(listing)),
    finished: newest.filter((listing) => listing.over),
  }
}

/** Tables of this device that are not listed for everybody; those that are gone are forgotten. */
export async function unlisted(listed: readonly GameListing[], language: Language): Promise<GameListing[]> {
  const known = new Set(listed.map((listing) => listing.game))
  const missing = gamesHere().filter((game) => !known.has(game))
  const found = await Promise.all(missing.map((game) => look(game, language)))
  return found.filter((listing) => listing !== null)
}

interface Seen {
  listing: GameListing
  asked: number
}
const DAY = 24 * 3600 * 1000
/** Finished games stay as they are: about each the server is asked once a day, in case it no longer has it. */
const finished = load<Record<string, Seen>>('finished', {})

async function look(game: string, language: Language): Promise<GameListing | null> {
  const seen = finished[game]
  if (seen && Date.now() - seen.asked < DAY) return seen.listing
  try {
    const listing = listingOf(await table(game, language, seatsHere(game)[0]?.token))
    if (listing.over) keep(game, { listing, asked: Date.now() })
    return listing
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown-game') forget(game)
    return null
  }
}

/** Keeps how a game ended, and no longer those without a seat on this device. */
function keep(game: string, seen: Seen): void {
  const here = new Set(gamesHere())
  for (const other of Object.keys(finished)) if (!here.has(other)) delete finished[other]
  finished[game] = seen
  save('finished', finished)
}

/** Does something at most every so many milliseconds, the first time that long from now. */
export function seldom(ms: number, act: () => void): () => void {
  let last = Date.now()
  return () => {
    if (Date.now() - last < ms) return
    last = Date.now()
    act()
  }
}

function listingOf(seen: Table): GameListing {
  const people = players(seen.seats)
  return {
    game: seen.game,
    box: seen.box,
    modules: seen.modules,
    names: people.map((seat) => seat.name),
    bots: people.map((seat) => seat.kind === 'bot'),
    moves: seen.at,
    over: seen.over,
    scores: people.map((seat) => seat.score),
    started: since(seen.game),
    seeded: seen.seeded,
  }
}
