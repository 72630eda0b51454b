import type { ErrorStatus } from '@satchel/contract/monitoring.ts'

/** What the address of the page says: which errors are listed, or which one is shown. */
export interface ErrorsView {
  status: ErrorStatus
  error: string | null
}

export function readErrorsView(params: URLSearchParams): ErrorsView {
  const status = params.get('status')
  const isKnown = status === 'resolved' || status === 'ignored'
  return { status: isKnown ? status : 'open', error: params.get('error') }
}
