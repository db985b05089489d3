/* The nine kinds of buildings of Granada. */
import { circle, dome, f, horseshoe, merlons, ogee, path, rect, star, stroke } from '../geometry'
import { finial, groundShadow, outline } from '../buildings'
import { STONE, type Paint } from '../palette'
import type { CityKind } from './palette'

export const CITY_BUILDING: Record<CityKind, (k: Paint) => string> = {
  arena: (k: Paint) => {
    const o = outline(k)
    let s = `<ellipse cx="54" cy="78" rx="36" ry="5" fill="#000" opacity=".16"/>`
    s +=
      path('M14 38V64C14 73 30 79 50 79S86 73 86 64V38Z', k.base, o) +
      path('M50 79C70 79 86 73 86 64V38H50Z', k.mid, 'opacity=".55"')
    s += `<ellipse cx="50" cy="38" rx="36" ry="14.5" fill="${k.base}" stroke="${k.deep}" stroke-width="1.2"/><ellipse cx="50" cy="39" rx="30" ry="11" fill="${k.mid}"/><ellipse cx="50" cy="40.4" rx="24.5" ry="8.4" fill="${k.pale}"/><ellipse cx="50" cy="42" rx="18.5" ry="5.6" fill="#E7C58B" stroke="${k.deep}" stroke-width=".8"/>`
    for (let i = -3; i <= 3; i++) {
      const x = 50 + i * 10.6,
        y = 66 - Math.abs(i) * Math.abs(i) * 0.75
      s += path(horseshoe(x, y + 4.5, 6.2, 11), k.deep)
    }
    for (let i = -3; i <= 3; i++) {
      const x = 50 + i * 10.6,
        y = 78 - Math.abs(i) * Math.abs(i) * 0.95
      if (Math.abs(i) < 3) s += path(horseshoe(x, y - 1.5, 6.2, 8), k.deep, 'opacity=".8"')
    }
    s += stroke('M14.5 57C20 66 35 70.6 50 70.6S80 66 85.5 57', k.pale, 1.4)
    return s
  },
  bath_house: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(15, 85, 78)
    s += stroke(
      'M34 28C30 24 38 21 34 16M50 22C46 18 54 15 50 10M66 28C62 24 70 21 66 16',
      k.mid,
      2.4,
      'stroke-linecap="round" opacity=".65"',
    )
    s += rect(14, 54, 72, 24.5, k.base, o) + rect(58, 54, 28, 24.5, k.mid, 'opacity=".5"')
    for (const [x, r] of [
      [28, 13],
      [72, 13],
    ] as const)
      s +=
        path(dome(x, 54, r), k.mid, o) +
        path(`M${x} ${54 - r}A${r} ${r} 0 0 1 ${x + r} 54H${x + r * 0.35}Z`, k.deep, 'opacity=".35"')
    s += path(dome(50, 54, 18), k.mid, o) + path('M50 36A18 18 0 0 1 68 54H56Z', k.deep, 'opacity=".35"')
    for (const [x, y, r] of [
      [50, 43, 3.2],
      [42, 49, 2.3],
      [58, 49, 2.3],
      [28, 48, 2.4],
      [72, 48, 2.4],
    ] as const)
      s += path(star(x, y, r), '#FBF1CF')
    s += rect(12, 52.5, 76, 3.4, k.pale, o)
    s +=
      path(horseshoe(50, 78.5, 13, 19), k.deep) +
      path('M44.6 78.5V72C47 70 48 73 50 72S54 71 55.4 72.2V78.5Z', STONE.waterLit)
    for (const x of [24, 34, 66, 76]) s += path(horseshoe(x, 73, 5, 9), k.deep)
    return s
  },
  library: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(16, 84, 78)
    s += rect(17, 34, 66, 44.5, k.base, o) + rect(60, 34, 23, 44.5, k.mid, 'opacity=".5"')
    s +=
      path('M13 34L50 15L87 34Z', k.mid, o) +
      path('M50 15L87 34H50Z', k.deep, 'opacity=".4"') +
      rect(12, 33, 76, 3.6, k.pale, o) +
      circle(50, 27, 3.6, '#FBF1CF', `stroke="${k.deep}" stroke-width=".9"`)
    const spines = ['#F8EEDA', '#D35F50', '#E2AE45', '#4E8CC9', '#F8EEDA', '#2C7440']
    const [widths, heights] = [
      [4, 3.4, 4.8, 3.8],
      [10.5, 9, 11, 8.6, 10],
    ]
    s += rect(21.5, 40, 57, 13, k.deep)
    let x = 23
    for (let i = 0; i < 12; i++) {
      const [width, height] = [widths[i % 4] ?? 4, heights[i % 5] ?? 10]
      s += rect(x, 52.6 - height, width, height, spines[i % 6] ?? STONE.ivory)
      x += width + 0.72
    }
    s +=
      path(
        'M50 75C44 69.5 34 69 27 71V58.4C34 56.4 44 57 50 62.5C56 57 66 56.4 73 58.4V71C66 69 56 69.5 50 75Z',
        '#FBF4E2',
        o,
      ) +
      stroke(
        'M50 62.5V75M31 61.6C36 60.6 42 61.4 46.4 64.4M31 65C36 64 42 64.8 46.4 67.8M69 61.6C64 60.6 58 61.4 53.6 64.4M69 65C64 64 58 64.8 53.6 67.8',
        k.mid,
        1.1,
      )
    return s
  },
  hostel: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(13, 87, 78)
    s +=
      rect(13, 44, 74, 34.5, k.base, o) +
      rect(62, 44, 25, 34.5, k.mid, 'opacity=".45"') +
      rect(11, 41, 78, 4.4, k.mid, o)
    for (const x of [20.5, 29.5, 70.5, 79.5])
      s +=
        path(horseshoe(x, 57, 5.6, 9), k.deep) +
        rect(x - 2.3, 52.6, 4.6, 4.2, '#F6C65B', 'opacity=".9"') +
        path(horseshoe(x, 73, 5.6, 10.5), k.deep)
    s += stroke('M14 60.5H36M64 60.5H86', k.deep, 1.3)
    s +=
      rect(36, 23, 28, 55.5, k.base, o) +
      rect(52, 23, 12, 55.5, k.mid, 'opacity=".45"') +
      path(merlons(34, 66, 23, 5, 5, 0.6), k.mid, o) +
      rect(34, 22, 32, 4, k.mid, o)
    s += path(ogee(50, 78.5, 20, 40), k.deep) + path(ogee(50, 78.5, 15, 34), '#2c1504')
    s +=
      stroke('M50 44V53', STONE.brass, 1) +
      path('M47 53h6l1.4 6-4.4 4-4.4-4Z', '#FFD873', `stroke="${STONE.brassD}" stroke-width=".9"`)
    s += rect(11, 76, 78, 2.9, k.pale, o)
    return s
  },
  hospital: (k: Paint) => {
    const o = outline(k, 1.25)
    let s = groundShadow(14, 86, 78)
    s += rect(14, 50, 72, 28.5, k.base, o) + rect(62, 50, 24, 28.5, k.pale) + rect(12, 47, 76, 4.2, k.base, o)
    s += rect(35, 36, 30, 42.5, k.base, o) + rect(52, 36, 13, 42.5, k.pale) + rect(33, 33.4, 34, 3.6, k.base, o)
    s +=
      path(dome(50, 33.4, 14), k.mid, o) +
      path('M50 19.4A14 14 0 0 1 64 33.4H55Z', k.deep, 'opacity=".4"') +
      stroke('M50 19.4V12', k.deep, 1.4) +
      circle(50, 12.5, 2.2, STONE.brass)
    /* mortar and pestle */
    s +=
      path('M41 46H59C59 56 56 60 53 61V64H57V66.5H43V64H47V61C44 60 41 56 41 46Z', '#4BA08C', o) +
      stroke('M52 45L60 37', k.deep, 3.2, 'stroke-linecap="round"') +
      rect(39.6, 44, 20.8, 3.2, '#7CC4B2', o)
    for (const x of [20.5, 29, 71, 79.5])
      s += path(horseshoe(x, 71, 5.4, 13), k.deep) + stroke(`M${x} 59.5V71`, k.pale, 0.9)
    s += path(horseshoe(50, 78.5, 8, 9.4), k.deep) + rect(12, 76.2, 76, 2.8, k.pale, o)
    return s
  },
  market: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(12, 88, 78)
    const stall = (x0: number, x1: number, y: number, b: number, n: number): string => {
      let t = rect(x0 + 3, y + 8, 2.2, b - y - 8, STONE.dark) + rect(x1 - 5.2, y + 8, 2.2, b - y - 8, STONE.dark)
      const w = (x1 - x0) / n,
        inset = 5
      for (let i = 0; i < n; i++) {
        const a = x0 + i * w,
          c = i % 2 ? '#FDF3E3' : k.base
        const ta = x0 + inset + (i * (x1 - x0 - 2 * inset)) / n,
          tw = (x1 - x0 - 2 * inset) / n
        t += path(
          `M${f(ta)} ${f(y - 9)}L${f(ta + tw)} ${f(y - 9)}L${f(a + w)} ${f(y + 4)}A${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(a)} ${f(y + 4)}Z`,
          c,
          o,
        )
      }
      return t
    }
    s += stall(28, 72, 28, 70, 5)
    s += rect(33, 52, 34, 4, STONE.shade2)
    s +=
      rect(14, 62, 33, 16.5, k.mid, o) +
      rect(53, 62, 33, 16.5, k.mid, o) +
      rect(12.5, 60, 36, 3.4, '#FDF3E3', o) +
      rect(51.5, 60, 36, 3.4, '#FDF3E3', o)
    s += stall(10, 50, 44, 62, 5) + stall(50, 90, 44, 62, 5)
    for (const [x, y, c] of [
      [19, 58.4, '#F08A24'],
      [23.6, 58.4, '#F2C53D'],
      [28.2, 58.4, '#F08A24'],
      [21.3, 55, '#F2C53D'],
      [35, 58.6, '#6FA64C'],
      [39.4, 58.6, '#6FA64C'],
      [37.2, 55.2, '#6FA64C'],
    ] as const)
      s += circle(x, y, 2.4, c, `stroke="${STONE.dark}" stroke-width=".5"`)
    s +=
      path('M58 60C56 55 58 53 60 51.6H64C66 53 68 55 66 60Z', '#4E8CC9', `stroke="${STONE.dark}" stroke-width=".7"`) +
      path('M71 60C69 55 71 53 73 51.6H77C79 53 81 55 79 60Z', '#E2AE45', `stroke="${STONE.dark}" stroke-width=".7"`)
    for (const x of [22, 30.5, 39, 61, 69.5, 78]) s += path(star(x, 70.6, 2.8), k.pale)
    return s
  },
  park: (k: Paint) => {
    const o = outline(k)
    let s = `<ellipse cx="52" cy="78.5" rx="38" ry="4.5" fill="#000" opacity=".15"/>`
    const tree = (x: number, b: number, r: number, h: number): string =>
      rect(x - 1.7, b - h, 3.4, h, '#6b451f', `stroke="${k.deep}" stroke-width=".7"`) +
      path(
        `M${x - r} ${b - h}A${r * 0.62} ${r * 0.62} 0 0 1 ${x - r * 0.72} ${b - h - r * 0.9}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.72} ${b - h - r * 0.9}A${r * 0.62} ${r * 0.62} 0 0 1 ${x + r} ${b - h}A${r * 0.5} ${r * 0.5} 0 0 1 ${x + r * 0.35} ${b - h + r * 0.28}A${r * 0.5} ${r * 0.5} 0 0 1 ${x - r * 0.35} ${b - h + r * 0.28}A${r * 0.5} ${r * 0.5} 0 0 1 ${x - r} ${b - h}Z`,
        k.base,
        o,
      ) +
      path(
        `M${x + r * 0.1} ${b - h - r * 1.4}A${r * 0.78} ${r * 0.78} 0 0 1 ${x + r * 0.72} ${b - h - r * 0.9}A${r * 0.62} ${r * 0.62} 0 0 1 ${x + r} ${b - h}A${r * 0.5} ${r * 0.5} 0 0 1 ${x + r * 0.35} ${b - h + r * 0.28}C${x + r * 0.6} ${b - h - r * 0.3} ${x + r * 0.5} ${b - h - r} ${x + r * 0.1} ${b - h - r * 1.4}Z`,
        k.mid,
        'opacity=".7"',
      )
    s += tree(28, 70, 18, 22) + tree(71, 66, 20, 22)
    s += path('M10 78.5C14 70 24 69 30 74C38 68 50 70 54 75C62 69 82 69 90 78.5Z', k.mid, o)
    s += `<ellipse cx="49" cy="72.5" rx="16" ry="4.6" fill="${STONE.water}" stroke="${STONE.kerb}" stroke-width="2"/><path d="M40 72.5q2.5-1.6 5 0t5 0 5 0" fill="none" stroke="#DFF5F8" stroke-width="1.2"/>`
    s += path('M44.5 66c2-4.4 7-4 8-1l3-.6-1.6 2.2c-.6 2.6-2.6 3.4-5 3.4s-4.4-1.4-4.4-4Z', '#FBF8F0', o)
    for (const [x, y] of [
      [18, 75],
      [24, 76.6],
      [77, 75.6],
      [83, 77],
      [70, 77],
    ] as const)
      s += circle(x, y, 1.5, '#FFD873') + circle(x + 2.6, y - 1, 1.2, '#F6B2A8')
    return s
  },
  school: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(15, 85, 78)
    s +=
      rect(30, 42, 55, 36.5, k.base, o) +
      rect(68, 42, 17, 36.5, k.mid, 'opacity=".5"') +
      rect(28.5, 39.4, 58, 3.8, k.pale, o)
    s +=
      path(dome(58, 39.4, 13), k.mid, o) +
      path('M58 26.4A13 13 0 0 1 71 39.4H62Z', k.deep, 'opacity=".35"') +
      finial(58, 26.6)
    s +=
      rect(14.5, 26, 15, 52.5, k.base, o) +
      rect(22, 26, 7.5, 52.5, k.mid, 'opacity=".45"') +
      rect(12.5, 42, 19, 3, k.pale, o) +
      rect(12.5, 24, 19, 3.4, k.pale, o)
    s +=
      path('M14.5 24L22 10L29.5 24Z', k.mid, o) +
      path('M22 10L29.5 24H22Z', k.deep, 'opacity=".4"') +
      circle(22, 9.5, 1.9, STONE.brass)
    s +=
      path(horseshoe(22, 39.5, 6, 10), k.deep) +
      path(horseshoe(22, 60, 6, 10), k.deep) +
      stroke('M15 65H29', k.pale, 1.3)
    s += path(ogee(58, 78.5, 24, 33), k.pale, o) + path(ogee(58, 78.5, 17.5, 26), k.deep)
    /* quill and inkwell */
    s +=
      path('M55 76.5h9l-1.6-6.4h-5.8Z', '#FBF4E2') +
      path('M59 70C60 62 64 58 70 55.5C69 61 66 66 60.6 69.6Z', '#FBF4E2')
    for (const x of [38, 78]) s += path(horseshoe(x, 72, 6, 12), k.deep) + path(star(x, 51.5, 3.4), k.pale)
    return s
  },
  residential_area: (k: Paint) => {
    const o = outline(k)
    let s = groundShadow(11, 89, 78)
    const house = (x: number, y: number, w: number, h: number, rh: number, tint?: string): string =>
      rect(x, y, w, h, tint || k.base, o) +
      rect(x + w * 0.62, y, w * 0.38, h, k.mid, 'opacity=".45"') +
      path(
        `M${x - 3} ${y}L${x + w / 2} ${y - rh}L${x + w + 3} ${y}Z`,
        '#C4623C',
        `stroke="#5f2410" stroke-width="1.1" stroke-linejoin="round"`,
      ) +
      path(`M${x + w / 2} ${y - rh}L${x + w + 3} ${y}H${x + w / 2}Z`, '#7c2f14', 'opacity=".5"')
    s += rect(57, 19, 5, 12, k.mid, o) + house(36, 34, 28, 44, 17)
    s += rect(45.4, 38, 9.2, 9, k.deep) + stroke('M50 38v9M45.4 42.5h9.2', k.pale, 1.1)
    s += house(13, 52, 27, 26.5, 14, k.pale) + house(61, 48, 26, 30.5, 15, k.base)
    s += rect(18, 59, 6.6, 7, k.deep) + rect(28, 59, 6.6, 7, k.deep) + path(horseshoe(26.5, 78.5, 7, 9.5), k.deep)
    s += rect(66, 56, 6, 7, k.deep) + rect(76.4, 56, 6, 7, k.deep) + path(horseshoe(74, 78.5, 7, 10.5), k.deep)
    s += path(horseshoe(50.5, 78.5, 9, 15), k.deep) + stroke('M43 60H58', k.deep, 1.2)
    s +=
      stroke('M40 50C46 54 55 54 61 49', STONE.dark, 0.8) +
      path(
        'M44 51.8l3.2.8-.6 4.4-3.4-.6ZM50 53h3.4v4.4H50ZM55.6 52.4l3-.8.8 4.2-3 .8Z',
        '#F8F2E4',
        `stroke="${k.deep}" stroke-width=".5"`,
      )
    return s
  },
}
