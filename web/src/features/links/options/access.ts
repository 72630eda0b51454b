import { t } from '@satchel/messages/t.ts'
import { formatDay } from '../../../lib/format/format.ts'
import type { Base, Terms } from './option-terms.ts'

export type Gate = 'none' | 'email' | 'verified'

type Access = Pick<Base, 'allowed' | 'requireEmail' | 'proveEmail' | 'hasPassword' | 'expiresOn'>

/** Terms of each gate. */
export const GATES: Record<Gate, Terms> = {
  none: { requireEmail: false, proveEmail: false },
  email: { requireEmail: true, proveEmail: false },
  verified: { requireEmail: true, proveEmail: true },
}

export function gateOf({ requireEmail, proveEmail }: Access): Gate {
  return !requireEmail ? 'none' : proveEmail ? 'verified' : 'email'
}

/** Returns who can open a link, as messages choose by it. */
function choicesOf(access: Access) {
  const who = access.allowed.length > 0 ? 'allowed' : gateOf(access)
  return { who, hasPassword: String(access.hasPassword) }
}

/** Formats access as "Anyone with the link and the password can open it until Dec 6, 2026". */
export function accessLabel(access: Access): string {
  const { expiresOn } = access
  return t('links.options.opensFor', {
    ...choicesOf(access),
    hasDay: String(expiresOn !== null),
    day: expiresOn ? formatDay(expiresOn) : '',
  })
}

/** Says what a link goes on doing while a change isn't on it yet. */
export function stillLabel(access: Access, changed: Terms): string {
  const isAccess = ACCESS_FIELDS.some((field) => changed[field] !== undefined)
  if (!isAccess) return t('links.options.notOnTheLinkYet')
  return t('links.options.stillOpens', choicesOf(access))
}

const ACCESS_FIELDS = ['requireEmail', 'proveEmail', 'password', 'allowed', 'refused'] as const

/** Says what a link does from now on, of what was just changed. */
export function nowLabel(access: Access, changed: Terms): string {
  const { expiresOn } = access
  if (ACCESS_FIELDS.some((field) => changed[field] !== undefined))
    return t('links.options.nowAsks', choicesOf(access))
  if (changed.expiresOn === undefined) return t('links.options.linkUpdated')
  return expiresOn
    ? t('links.options.nowOpenUntil', { day: formatDay(expiresOn) })
    : t('links.options.nowOpenForever')
}
