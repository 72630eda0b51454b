/** Ten steps of one color, light to dark, each set by its contrast with white so that text on it is readable. */
export type Scale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

type Triple = readonly [number, number, number]

const FILL_CONTRAST = { least: 5.2, most: 9 }
const LIGHT_STEPS = [1.08, 1.2, 1.42, 1.8, 2.4, 3.3] as const
const PALE_CHROMA = [0.2, 0.35, 0.6, 0.85, 1, 1] as const

/**
 * Returns the steps of a color: 7 fills buttons in light mode, and is the color itself if white is readable on it; 6
 * fills them in dark mode; 4 is text on dark backgrounds.
 */
export function scaleOf(hex: string): Scale {
  const [, a, b] = toOklab(hex)
  const chroma = Math.hypot(a, b)
  const hue = Math.atan2(b, a)
  const fill = Math.min(FILL_CONTRAST.most, Math.max(FILL_CONTRAST.least, contrast('#ffffff', hex)))
  const step = (target: number, share: number) => withContrast(target, chroma * share, hue)
  const pale = LIGHT_STEPS.map((target, index) => step(target, PALE_CHROMA[index] ?? 1))
  const deep = [Math.max(4.6, fill * 0.82), fill, fill * 1.3, fill * 1.65].map((target) =>
    step(target, 1),
  )
  return [...pale, ...deep] as unknown as Scale
}

/** Returns the WCAG 2 contrast ratio of two colors. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(toLinear(one)), luminance(toLinear(other))].sort(
    (x, y) => y - x,
  ) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function withContrast(target: number, chroma: number, hue: number): string {
  let dark = 0
  let light = 1
  for (let round = 0; round < 20; round++) {
    const middle = (dark + light) / 2
    const tooLight = 1.05 / (luminance(inGamut(middle, chroma, hue)) + 0.05) < target
    if (tooLight) light = middle
    else dark = middle
  }
  return toHex(inGamut(dark, chroma, hue))
}

/** Reduces chroma until screens can show the color, rather than shifting the hue. */
function inGamut(lightness: number, chroma: number, hue: number): Triple {
  for (let share = 1; share > 0; share -= 0.02) {
    const rgb = toRgb([lightness, Math.cos(hue) * chroma * share, Math.sin(hue) * chroma * share])
    if (rgb.every((channel) => channel >= 0 && channel <= 1)) return rgb
  }
  const grey = lightness ** 3
  return [grey, grey, grey]
}

function luminance([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function toLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function toHex(rgb: Triple): string {
  const channel = (linear: number) => {
    const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${rgb.map(channel).join('')}`
}

function toOklab(hex: string): Triple {
  const [r, g, b] = toLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toRgb([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
