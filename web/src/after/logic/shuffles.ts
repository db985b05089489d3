/** Checks in the browser that the deal of a game was fixed before it began; docs/notation.md describes the method. */
import type { Witness } from '../../lib/commitments'
import type { Entry, Shuffle, Verification } from '../../lib/wire'

const encoder = new TextEncoder()

export interface Checked {
  shuffle: Shuffle
  agrees: boolean
}

export interface Verdict {
  /** The commitment as it follows from the revealed seed. */
  commitment: string
  commitmentAgrees: boolean
  shuffles: Checked[]
}

export interface Evidence {
  seeded: boolean
  /** None while the game runs. */
  told: Verification | null
  /** None while the game runs, or where the browser offers no cryptography. */
  verdict: Verdict | null
  /** What everybody saw of the supply, where it can be compared. */
  market: { seen: number; agrees: boolean } | null
  witness: Witness
}

export type Finding = 'running' | 'unable' | 'refuted' | 'seeded' | 'unseen' | 'late' | 'proved'

/** What is known of a deal: that it was honest only where nobody chose the seed and this device saw the beginning. */
export function finding({ seeded, told, verdict, market, witness }: Evidence): Finding {
  const sums = verdict?.commitmentAgrees && verdict.shuffles.every((one) => one.agrees)
  if (witness.seen === 'differs' || market?.agrees === false || (verdict && !sums)) return 'refuted'
  if (!told) return 'running'
  if (!verdict) return 'unable'
  if (seeded) return 'seeded'
  return witness.seen === 'same' ? 'proved' : witness.seen
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error(`not hexadecimal: ${text}`)
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the table had to publish before the game: SHA-256 of "sabika seed " and the seed. */
export async function commitmentOf(seed: Uint8Array): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', Uint8Array.from([...encoder.encode('sabika seed '), ...seed])))
}

async function* bytesOf(seed: Uint8Array<ArrayBuffer>, label: string): AsyncGenerator<number, never> {
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (let block = 0; ; block++)
    yield* new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${label}/${block}`)))
}

/** Fisher-Yates from the last place down; bytes that would favour an index are skipped. */
export async function shuffled(seed: Uint8Array<ArrayBuffer>, label: string, items: readonly string[]) {
  const order = [...items]
  const bytes = bytesOf(seed, label)
  for (let last = order.length - 1; last > 0; last--) {
    const fair = 256 - (256 % (last + 1))
    let byte = 256
    while (byte >= fair) byte = (await bytes.next()).value
    const pick = byte % (last + 1)
    ;[order[last], order[pick]] = [order[pick]!, order[last]!]
  }
  return order
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, i) => item === b[i])

const REVEALING = new Set(['offered', 'seen-ahead'])

/** The tiles that everybody saw come from the supply, against its order; null where tiles go back into it. */
export function seenOnMarket(told: Verification, history: readonly Entry[]): { seen: number; agrees: boolean } | null {
  if (told.shuffles.some((shuffle) => shuffle.label.startsWith('dancer/'))) return null
  const revealed = history.flatMap((entry) => entry.events).filter((event) => REVEALING.has(event.kind))
  const bodies = told.stacks.map(({ faces }) => {
    const known = revealed.map((event) => faces[String(event.args.tile)])
    return [...new Set(known)].filter((body) => body !== undefined)
  })
  const faces = new Set(told.stacks.flatMap((stack) => Object.keys(stack.faces)))
  return {
    seen: bodies.flat().length,
    agrees:
      revealed.every((event) => faces.has(String(event.args.tile))) &&
      told.stacks.every((stack, i) => {
        const shuffle = told.shuffles.find((one) => one.label === stack.shuffle)
        return shuffle && inOrder(shuffle.after, stack.order) && inOrder(stack.order, bodies[i]!)
      }),
  }
}

/** Whether things that were seen one after the other come in this order. */
export function inOrder(order: readonly string[], seen: readonly string[]): boolean {
  let next = 0
  for (const item of order) if (item === seen[next]) next += 1
  return next === seen.length
}

export async function verify(told: Verification): Promise<Verdict> {
  const seed = fromHex(told.seed)
  const commitment = await commitmentOf(seed)
  const shuffles: Checked[] = []
  for (const shuffle of told.shuffles)
    shuffles.push({ shuffle, agrees: same(await shuffled(seed, shuffle.label, shuffle.before), shuffle.after) })
  return { commitment, commitmentAgrees: commitment === told.commitment, shuffles }
}
