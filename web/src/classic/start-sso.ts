import { startSso } from '@satchel/contract/accounts/sso.ts'
import { urlOf } from '../lib/request.ts'

interface SsoRequest {
  email?: string
  provider?: string
  next?: string | null
}

/** Redirects to the identity provider, which returns to `/sso`. */
export function leaveForSso(request: SsoRequest): void {
  window.location.assign(urlOf(startSso.path, {}, { ...request }))
}
