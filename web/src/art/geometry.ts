/* A small kit for drawing: pure functions from numbers to SVG text. Boxes are 100 x 100 unless said otherwise. */

/** Rounds for markup: two decimals are finer than any screen. */
export const f = (n: number): number => +n.toFixed(2)

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ' ' + more}/>`
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"${more && ' ' + more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${more && ' ' + more}/>`
export const stroke = (d: string, color: string, width = 1, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more && ' ' + more}/>`
export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${f(scale * 1000) / 1000})">${body}</g>`

type Face = 'ui' | 'display' | 'value'
/** Text in one of the three type faces, centred on x. */
export const text = (
  words: string | number,
  x: number,
  y: number,
  size: number,
  fill: string,
  face: Face = 'ui',
  more = '',
): string =>
  `<text x="${f(x)}" y="${f(y)}" text-anchor="middle" font-size="${size}" fill="${fill}" class="face-${face}"${more && ' ' + more}>${escape(words)}</text>`
export const escape = (words: string | number): string =>
  String(words).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

function ring(cx: number, cy: number, count: number, turn: number, radius: (i: number) => number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = turn - Math.PI / 2 + (i * 2 * Math.PI) / count
    d += (i ? 'L' : 'M') + f(cx + radius(i) * Math.cos(angle)) + ' ' + f(cy + radius(i) * Math.sin(angle))
  }
  return d + 'Z'
}
export const star = (cx: number, cy: number, r: number, n = 8, ratio = 0.7654, turn = 0): string =>
  ring(cx, cy, n * 2, turn, (i) => (i % 2 ? r * ratio : r))
export const ngon = (cx: number, cy: number, r: number, n = 8, turn = Math.PI / 8): string =>
  ring(cx, cy, n, turn, () => r)

/** Opening of a horseshoe arch: width w at the jambs, total height h, standing on y = base. */
export const horseshoe = (cx: number, base: number, w: number, h: number, k = 0.6): string => {
  const r = w * k
  const y = base - h + r + Math.sqrt(r * r - (w * w) / 4)
  return `M${f(cx - w / 2)} ${f(base)}L${f(cx - w / 2)} ${f(y)}A${f(r)} ${f(r)} 0 1 1 ${f(cx + w / 2)} ${f(y)}L${f(cx + w / 2)} ${f(base)}Z`
}
type Outline = (cx: number, base: number, w: number, h: number) => string
export const ogee: Outline = (cx, base, w, h) =>
  `M${f(cx - w / 2)} ${f(base)}L${f(cx - w / 2)} ${f(base - h * 0.5)}C${f(cx - w / 2)} ${f(base - h * 0.78)} ${f(cx - w * 0.16)} ${f(base - h * 0.8)} ${f(cx)} ${f(base - h)}C${f(cx + w * 0.16)} ${f(base - h * 0.8)} ${f(cx + w / 2)} ${f(base - h * 0.78)} ${f(cx + w / 2)} ${f(base - h * 0.5)}L${f(cx + w / 2)} ${f(base)}Z`
export const onion: Outline = (cx, base, w, h) =>
  `M${f(cx - w * 0.38)} ${f(base)}C${f(cx - w * 0.62)} ${f(base - h * 0.3)} ${f(cx - w * 0.5)} ${f(base - h * 0.6)} ${f(cx - w * 0.16)} ${f(base - h * 0.76)}C${f(cx - w * 0.06)} ${f(base - h * 0.82)} ${f(cx - w * 0.02)} ${f(base - h * 0.9)} ${f(cx)} ${f(base - h)}C${f(cx + w * 0.02)} ${f(base - h * 0.9)} ${f(cx + w * 0.06)} ${f(base - h * 0.82)} ${f(cx + w * 0.16)} ${f(base - h * 0.76)}C${f(cx + w * 0.5)} ${f(base - h * 0.6)} ${f(cx + w * 0.62)} ${f(base - h * 0.3)} ${f(cx + w * 0.38)} ${f(base)}Z`
export const onionShade: Outline = (cx, base, w, h) =>
  `M${f(cx)} ${f(base)}L${f(cx)} ${f(base - h)}C${f(cx + w * 0.02)} ${f(base - h * 0.9)} ${f(cx + w * 0.06)} ${f(base - h * 0.82)} ${f(cx + w * 0.16)} ${f(base - h * 0.76)}C${f(cx + w * 0.5)} ${f(base - h * 0.6)} ${f(cx + w * 0.62)} ${f(base - h * 0.3)} ${f(cx + w * 0.38)} ${f(base)}Z`
export const cypress: Outline = (cx, base, w, h) =>
  `M${f(cx)} ${f(base - h)}C${f(cx + w * 0.2)} ${f(base - h * 0.82)} ${f(cx + w * 0.62)} ${f(base - h * 0.45)} ${f(cx + w * 0.5)} ${f(base - h * 0.2)}C${f(cx + w * 0.42)} ${f(base - h * 0.06)} ${f(cx + w * 0.2)} ${f(base - h * 0.04)} ${f(cx)} ${f(base - h * 0.04)}C${f(cx - w * 0.2)} ${f(base - h * 0.04)} ${f(cx - w * 0.42)} ${f(base - h * 0.06)} ${f(cx - w * 0.5)} ${f(base - h * 0.2)}C${f(cx - w * 0.62)} ${f(base - h * 0.45)} ${f(cx - w * 0.2)} ${f(base - h * 0.82)} ${f(cx)} ${f(base - h)}Z`
export const cypressShade: Outline = (cx, base, w, h) =>
  `M${f(cx)} ${f(base - h)}C${f(cx + w * 0.2)} ${f(base - h * 0.82)} ${f(cx + w * 0.62)} ${f(base - h * 0.45)} ${f(cx + w * 0.5)} ${f(base - h * 0.2)}C${f(cx + w * 0.42)} ${f(base - h * 0.06)} ${f(cx + w * 0.2)} ${f(base - h * 0.04)} ${f(cx)} ${f(base - h * 0.04)}C${f(cx + w * 0.22)} ${f(base - h * 0.3)} ${f(cx + w * 0.12)} ${f(base - h * 0.7)} ${f(cx)} ${f(base - h)}Z`
export const dome = (cx: number, base: number, r: number): string =>
  `M${f(cx - r)} ${f(base)}A${f(r)} ${f(r)} 0 0 1 ${f(cx + r)} ${f(base)}Z`
export const merlons = (x0: number, x1: number, y: number, n: number, h: number, duty = 0.6): string => {
  const pitch = (x1 - x0) / (n - 1 + duty)
  let d = ''
  for (let i = 0; i < n; i++) d += `M${f(x0 + i * pitch)} ${f(y)}h${f(pitch * duty)}v${f(-h)}h${f(-pitch * duty)}z`
  return d
}
