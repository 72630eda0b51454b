import type { Theme } from '@satchel/contract/sites/sites.ts'
import { type Scale, scaleOf } from '../lib/format/color-scale.ts'
import {
  ACCENT,
  COOL,
  COOL_DARK,
  FONT,
  MONO,
  MOTION,
  STATE_COLORS,
} from '../lib/format/design-tokens.ts'

type Scheme = NonNullable<Theme['scheme']>

/** Returns the design tokens as CSS variables, in a tenant's color: light, dark, or as the visitor's device. */
export function themeCss(
  color: string = ACCENT,
  font: Theme['font'] = 'sans',
  scheme: Scheme = 'visitor',
): string {
  const accent = scaleOf(color)
  const dark: ReturnType<typeof lightOf> = {
    ground: COOL_DARK[9],
    surface: COOL_DARK[7],
    hover: COOL_DARK[6],
    hairline: COOL_DARK[5],
    border: COOL_DARK[4],
    text: COOL_DARK[0],
    quiet: COOL_DARK[2],
    faint: COOL_DARK[3],
    ...accentOf(accent).dark,
    error: scaleOf(STATE_COLORS.red)[4],
  }
  return lightCss(':root', color, font) + inDark(rule(dark), scheme) + fixedScheme(scheme)
}

/** Returns CSS that holds in dark mode. */
function inDark(css: string, scheme: Scheme): string {
  if (scheme === 'light') return ''
  return scheme === 'dark' ? css : `@media (prefers-color-scheme:dark){${css}}`
}

const fixedScheme = (scheme: Scheme) =>
  scheme === 'visitor' ? '' : `:root{color-scheme:${scheme}}`

/** Returns light mode's variables, for a part of a page. */
export function lightCss(selector: string, color: string, font: Theme['font'] = 'sans'): string {
  const fixed = { sans: FONTS[font], ui: FONT, mono: MONO, quick: `${MOTION.quick}ms ease-out` }
  return rule({ ...fixed, ...lightOf(scaleOf(color)) }, selector)
}

function lightOf(accent: Scale) {
  return {
    ground: COOL[1],
    surface: '#ffffff',
    hover: COOL[1],
    hairline: COOL[2],
    border: COOL[3],
    text: COOL[9],
    quiet: COOL[6],
    faint: COOL[5],
    ...accentOf(accent).light,
    error: scaleOf(STATE_COLORS.red)[7],
  }
}

/** Font families: two come with the page, the others are installed. */
const FONTS: Record<Theme['font'], string> = {
  sans: FONT,
  serif: '"Source Serif 4 Variable",Georgia,serif',
  rounded:
    'ui-rounded,"SF Pro Rounded",Nunito,Quicksand,"Varela Round","Arial Rounded MT Bold",sans-serif',
  mono: MONO,
}

/** Returns CSS with another accent for a part of the page. */
export function colorCss(selector: string, color: string, scheme: Scheme = 'visitor'): string {
  const { light, dark } = accentOf(scaleOf(color))
  return rule(light, selector) + inDark(rule(dark, selector), scheme)
}

function accentOf(accent: Scale) {
  return {
    light: { fill: accent[7], 'fill-hover': accent[8], 'accent-text': accent[7], focus: accent[7] },
    dark: { fill: accent[6], 'fill-hover': accent[7], 'accent-text': accent[3], focus: accent[4] },
  }
}

function rule(variables: Record<string, string>, selector = ':root'): string {
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}

/** Returns an icon for the browser's tab: the initial of a tenant on its color. */
export function iconOf({ name, color }: { name: string; color: string }): string {
  const [initial = ''] = name.trim().toUpperCase()
  const fill = scaleOf(color)[7]
  const letter = `<text x="16" y="22.5" font-family="sans-serif" font-size="18" font-weight="600" text-anchor="middle" fill="#fff">${initial}</text>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/>${letter}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
