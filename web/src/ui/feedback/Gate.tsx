import { type ReactNode, useEffect } from 'react'
import type { Admission } from '../../lib/admission.ts'
import { OfflinePage } from './OfflinePage.tsx'
import { CenteredSpinner, LogoSpinner } from './Spinners.tsx'

interface GateProps {
  admission: Admission
  children: ReactNode
}

/** Shows its children to people with access; others are redirected by a full page load. */
export function Gate({ admission, children }: GateProps) {
  const away = admission.kind === 'leave' ? admission.to : null

  useEffect(() => {
    if (away) window.location.replace(away)
  }, [away])

  if (away) return <CenteredSpinner />
  if (admission.kind === 'offline') return <OfflinePage />
  return admission.kind === 'wait' ? <LogoSpinner /> : children
}
