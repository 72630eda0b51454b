import { DIALOG_CLOSE } from '@satchel/contract/constants.ts'
import type { Scale } from './color-scale.ts'

/** Design tokens in plain values, from which the Mantine theme and the visitor pages are built. */
export const FONT = "'Inter Variable', system-ui, sans-serif"
export const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'

/** Default accent, a deep teal, until the tenant chooses its own. */
export const ACCENT = '#0f766e'
/** Colors offered for a brand or a page. */
export const SWATCHES = [
  ACCENT,
  '#1d4ed8',
  '#4338ca',
  '#7e22ce',
  '#be185d',
  '#b91c1c',
  '#c2410c',
  '#a16207',
  '#15803d',
  '#334155',
]
/** A color as it is typed. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i
export const STATE_COLORS = { green: '#2f855a', yellow: '#b7791f', red: '#c53030' }

/** Scale from light backgrounds to dark text; step 5 has 3:1 on white, 6 has 5:1. */
export const COOL: Scale = [
  '#f8f9fb',
  '#f2f4f8',
  '#e7eaf0',
  '#d7dbe2',
  '#b9bfc7',
  '#8c939c',
  '#656c76',
  '#4a525d',
  '#303741',
  '#191f28',
]

/** Scale of dark mode: 0 text, 2 quiet text, 5 raised, 7 the page, 8 behind it. */
export const COOL_DARK: Scale = [
  '#eaecf0',
  '#d0d3d8',
  '#a4a9b1',
  '#747a83',
  '#3b414a',
  '#30363d',
  '#262b32',
  '#1c2026',
  '#171a1f',
  '#111317',
]

/** Durations in ms. */
export const MOTION = { quick: 120, panel: 180, dialog: DIALOG_CLOSE }
