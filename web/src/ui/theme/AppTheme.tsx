import './global.css'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { DIRECTION } from '../../lib/language.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx'
import { LateOverlays } from '../overlay/LateOverlays.tsx'
import { cssVariables, themeFor } from './theme.ts'

interface AppThemeProps {
  /** The tenant's accent, `#rrggbb`. */
  color?: string | undefined
  children: ReactNode
}

/** The theme, with the hosts of modals and toasts. */
export function AppTheme({ color, children }: AppThemeProps) {
  const theme = useMemo(() => themeFor(color), [color])
  // The stylesheet of the operator's font. Loaded from here, a slow provider doesn't hold up the page.
  const font = pageMeta('satchel-font')
  return (
    <DirectionProvider initialDirection={DIRECTION} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        deduplicateCssVariables={false}
      >
        {font && <link rel="stylesheet" href={font} />}
        <ErrorBoundary>
          {children}
          <LateOverlays />
        </ErrorBoundary>
      </MantineProvider>
    </DirectionProvider>
  )
}
