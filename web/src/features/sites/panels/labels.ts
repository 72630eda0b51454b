import { t } from '@satchel/messages/t.ts'

// Design
export const SCHEMES = {
  visitor: t('sites.panels.schemes.visitor'),
  light: t('sites.panels.schemes.light'),
  dark: t('sites.panels.schemes.dark'),
} as const
export const FONTS = {
  sans: t('sites.panels.fonts.sans'),
  serif: t('sites.panels.fonts.serif'),
  rounded: t('sites.panels.fonts.rounded'),
  mono: t('sites.panels.fonts.mono'),
} as const
export const LAYOUTS = {
  narrow: t('sites.panels.layouts.narrow'),
  wide: t('sites.panels.layouts.wide'),
  cover: t('sites.panels.layouts.cover'),
} as const
export const LAYOUT_LINES = {
  narrow: t('sites.panels.layoutLines.narrow'),
  wide: t('sites.panels.layoutLines.wide'),
  cover: t('sites.panels.layoutLines.cover'),
} as const
