import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { filterOptions } from '../../lib/filter-options.ts'
import { type Scale, scaleOf } from '../../lib/format/color-scale.ts'
import {
  ACCENT,
  COOL,
  COOL_DARK,
  FONT,
  MONO,
  MOTION,
  STATE_COLORS,
} from '../../lib/format/design-tokens.ts'

const tuple = (scale: Scale) => [...scale] as unknown as MantineColorsTuple

const quick = { transitionProps: { transition: 'fade', duration: MOTION.quick } } as const
const menu = { ...quick, shadow: 'md', radius: 'md' }

const baseTheme: MantineThemeOverride = {
  // An operator's font comes first, where pages name one.
  fontFamily: `var(--provided-font, 'Inter Variable'), ${FONT}`,
  fontFamilyMonospace: MONO,
  fontSizes: {
    xs: '0.75rem',
    s: '0.8125rem',
    // Controls take sm, texts md: both are the base.
    sm: '0.875rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '2rem',
  },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.45', lg: '1.45', xl: '1.2' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.2' },
      h2: { fontSize: '1rem', lineHeight: '1.2' },
      h3: { fontSize: '0.875rem', lineHeight: '1.2' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.2' },
      h5: { fontSize: '0.75rem', lineHeight: '1.2' },
      h6: { fontSize: '0.75rem', lineHeight: '1.2' },
    },
  },
  spacing: {
    '2xs': '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    '2xl': '48px',
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '999px' },
  defaultRadius: 'md',
  breakpoints: { xs: '22.5em', sm: '40em', md: '68.75em', lg: '80em', xl: '90em' },
  shadows: { md: '0 1px 2px rgb(17 24 39 / 6%), 0 8px 24px rgb(17 24 39 / 12%)' },
  white: '#ffffff',
  black: COOL[9],
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Menu: { defaultProps: { ...menu, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: menu },
    Combobox: { defaultProps: menu },
    HoverCard: { defaultProps: menu },
    PasswordInput: {
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': t('ui.showPassword') } },
    },
    Select: { defaultProps: { filter: filterOptions } },
    MultiSelect: { defaultProps: { filter: filterOptions } },
    TagsInput: { defaultProps: { filter: filterOptions } },
    Tooltip: { defaultProps: { ...quick, openDelay: 300, fz: 'xs' } },
    Drawer: { defaultProps: { transitionProps: { duration: MOTION.panel }, radius: 0 } },
    Modal: { defaultProps: { transitionProps: { duration: MOTION.dialog }, radius: 'lg' } },
    Chip: { defaultProps: { radius: 'sm' } },
    Badge: { defaultProps: { radius: 'sm', variant: 'light' } },
    Pill: { defaultProps: { radius: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Anchor: { defaultProps: { underline: 'always' } },
    Card: { defaultProps: { withBorder: true, padding: 'md', shadow: 'none' } },
    InputWrapper: { defaultProps: { errorProps: { role: 'alert' } } },
    Alert: { defaultProps: { variant: 'light' } },
  },
}

/** Returns the theme in a tenant's color. */
export function themeFor(color: string = ACCENT) {
  return createTheme({
    ...baseTheme,
    colors: {
      accent: tuple(scaleOf(color)),
      gray: tuple(COOL),
      dark: tuple(COOL_DARK),
      green: tuple(scaleOf(STATE_COLORS.green)),
      yellow: tuple(scaleOf(STATE_COLORS.yellow)),
      red: tuple(scaleOf(STATE_COLORS.red)),
    },
  })
}

/** Returns a tinted background for a state in dark mode, since Mantine's own are too bright. */
const quietly = (state: string) => ({
  [`--mantine-color-${state}-light`]: `color-mix(in srgb, var(--mantine-color-${state}-7) 24%, transparent)`,
  [`--mantine-color-${state}-light-color`]: `var(--mantine-color-${state}-3)`,
})

/** CSS variables: `ground` is the page background, `surface` the background of content, `hairline` the border. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--motion-quick': `${MOTION.quick}ms ease-out`,
    '--motion-panel': `${MOTION.panel}ms ease-out`,
  },
  light: {
    '--ground': 'var(--mantine-color-gray-0)',
    '--surface': 'var(--mantine-color-white)',
    '--hover': 'var(--mantine-color-gray-1)',
    '--hairline': 'var(--mantine-color-gray-2)',
    '--focus': 'var(--mantine-color-accent-7)',
    '--accent-text': 'var(--mantine-color-accent-7)',
    '--accent-quiet': 'var(--mantine-color-accent-0)',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
  },
  dark: {
    '--ground': 'var(--mantine-color-dark-8)',
    '--surface': 'var(--mantine-color-dark-7)',
    '--hover': 'var(--mantine-color-dark-6)',
    '--hairline': 'var(--mantine-color-dark-5)',
    '--focus': 'var(--mantine-color-accent-4)',
    '--accent-text': 'var(--mantine-color-accent-3)',
    '--accent-quiet': 'color-mix(in srgb, var(--mantine-color-accent-7) 22%, transparent)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-anchor': 'var(--mantine-color-accent-3)',
    ...quietly('red'),
    ...quietly('yellow'),
    ...quietly('green'),
  },
})
