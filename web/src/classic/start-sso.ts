import { startSso } from '@satchel/contract/sso.ts'
import { urlOf } from '../lib/request.ts'

interface Wish {
  email?: string
  provider?: string
  next?: string | null
}

/** Leaves for the identity provider; it leads back to `/sso`. */
export function leaveForSso(wish: Wish): void {
  window.location.assign(urlOf(startSso.path, {}, { ...wish }))
}
