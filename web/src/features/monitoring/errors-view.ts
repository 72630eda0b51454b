import type { ErrorSource, ErrorStatus } from '@satchel/contract/monitoring.ts'

/** State of the page's address: which errors are listed, or which one is shown. */
export interface ErrorsView {
  status: ErrorStatus
  /** Source of errors; null for all. */
  source: ErrorSource | null
  error: string | null
}

const SOURCES: readonly string[] = ['person', 'server', 'key', 'anonymous'] satisfies ErrorSource[]

export function readErrorsView(params: URLSearchParams): ErrorsView {
  const status = params.get('status')
  const isKnown = status === 'resolved' || status === 'ignored'
  const source = params.get('source')
  return {
    status: isKnown ? status : 'open',
    source: source && SOURCES.includes(source) ? (source as ErrorSource) : null,
    error: params.get('error'),
  }
}
