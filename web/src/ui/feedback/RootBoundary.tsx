import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useLayoutEffect } from 'react'
import { isOffline } from '../../lib/offline/offline.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LineDrawing } from './LineDrawing.tsx'
import styles from './RootBoundary.module.css'

/**
 * Boundary around everything an entry renders: shows the sentence of ErrorBoundary if the theme itself couldn't be
 * rendered.
 */
export function RootBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={<BareFailure />}>{children}</ErrorBoundary>
}

/** Message that needs neither theme nor router. */
function BareFailure() {
  useLayoutEffect(() => {
    // What the HTML shows until React has drawn a page.
    for (const id of ['frame', 'entrance']) document.getElementById(id)?.remove()
  }, [])
  return (
    <div className={styles.failure} role="alert">
      <LineDrawing of={isOffline() ? 'offline' : 'broken'} />
      <p className={styles.text}>
        {isOffline() ? t('ui.pageOpensOnceOnline') : t('ui.somethingWentWrong')}
      </p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {t('ui.reloadPage')}
      </button>
    </div>
  )
}
