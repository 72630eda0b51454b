import './global.css'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx'
import { LateOverlays } from '../overlay/LateOverlays.tsx'
import { cssVariables, themeFor } from './theme.ts'

interface AppThemeProps {
  /** The tenant's accent, `#rrggbb`. */
  color?: string | undefined
  children: ReactNode
}

/** The theme around everything, and the hosts of modals and toasts beside it. */
export function AppTheme({ color, children }: AppThemeProps) {
  const theme = useMemo(() => themeFor(color), [color])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      <ErrorBoundary>
        {children}
        <LateOverlays />
      </ErrorBoundary>
    </MantineProvider>
  )
}
