import { Button, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { clearShelf } from '../../lib/browser-storage.ts'
import { isOffline } from '../../lib/offline/offline.ts'
import { report } from '../../lib/report/report.ts'
import styles from './EmptyState.module.css'
import { LineDrawing } from './LineDrawing.tsx'

interface ErrorBoundaryProps {
  /** Key that renders the children again when it changes, as on another page. */
  resetKey?: string
  /** Content instead of what failed; by default the sentence in the look of the app. */
  fallback?: ReactNode
  children: ReactNode
}

interface ErrorBoundaryState {
  hasFailed: boolean
  resetKey: string | undefined
}

/** Shows one sentence in place of what failed to render, and reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    report(error, componentStack ?? undefined)
    // What was kept from before may be what can't be drawn: it would fail again after a reload.
    clearShelf('cache')
  }

  override render() {
    const { children, fallback = <Failure /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}

function Failure() {
  return (
    <div className={styles.empty} role="alert">
      {/* Most often, a file of the page could not be loaded. */}
      <LineDrawing of={isOffline() ? 'offline' : 'broken'} />
      <Text>{isOffline() ? t('ui.pageOpensOnceOnline') : t('ui.somethingWentWrong')}</Text>
      <Button variant="default" onClick={() => window.location.reload()}>
        {t('ui.reloadPage')}
      </Button>
    </div>
  )
}
