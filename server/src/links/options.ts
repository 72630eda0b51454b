import { LINK_PASSWORD_MIN, type LinkOptions, type Utm } from '@satchel/contract/links/options.ts'
import type { Insertable } from 'kysely'
import * as items from '../items/service.ts'
import type { Link as LinkTable } from '../platform/database/database-types.ts'
import type { Scope } from '../platform/database/scope.ts'
import { readRules } from '../platform/mail/email-address.ts'
import { invalidField } from '../platform/problem.ts'
import { hashSharedPassword } from '../platform/security/passwords.ts'

type Option =
  | 'expiresAt'
  | 'passwordHash'
  | 'allowDownload'
  | 'downloadAs'
  | 'requireEmail'
  | 'proveEmail'
  | 'allowed'
  | 'refused'
  | 'notify'
  | 'utm'
  | 'preview'
  | 'watermark'

/** Options as stored; absent if not given. */
export type Terms = { [name in Option]?: Exclude<Insertable<LinkTable>[name], undefined> }

/** Validates the options field by field; the password is only stored as a hash. */
export async function termsOf(scope: Scope, given: LinkOptions): Promise<Terms> {
  const { expiresAt, password, allowDownload, downloadAs, requireEmail, proveEmail, watermark } =
    given
  return said({
    expiresAt: expiresAt && futureOf(expiresAt),
    allowDownload,
    downloadAs,
    requireEmail,
    proveEmail,
    watermark,
    allowed: given.allowed && readRules('allowed', given.allowed),
    refused: given.refused && readRules('refused', given.refused),
    notify: typeof given.notify === 'boolean' ? (given.notify ? 'each' : 'none') : given.notify,
    utm: given.utm && utmOf(given.utm),
    preview: given.preview && (await previewOf(scope, given.preview)),
    passwordHash: password && (await hashSharedPassword(password, LINK_PASSWORD_MIN)),
  })
}

type Gate = Pick<Terms, 'requireEmail' | 'watermark' | 'allowed' | 'refused'>

/** Turns on the email gate if an option needs it; throws if it was explicitly turned off. */
export function withGate(terms: Terms, before: Gate = {}): Terms {
  const { watermark, allowed, refused, requireEmail } = { ...before, ...terms }
  const isListed = !!allowed?.length || !!refused?.length
  if (requireEmail || !(watermark || isListed)) return terms
  if (terms.requireEmail === false)
    throw invalidField(
      'requireEmail',
      watermark
        ? 'must stay on because the watermark shows the visitor’s address'
        : 'must stay on because visitors are admitted by their address',
    )
  return { ...terms, requireEmail: true }
}

export function isOver(expiresAt: string | null | undefined): boolean {
  return !!expiresAt && Date.parse(expiresAt) <= Date.now()
}

function said(given: { [name in Option]: Terms[name] | undefined }): Terms {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

function futureOf(given: string): string {
  const at = Date.parse(given)
  if (Number.isNaN(at)) throw invalidField('expiresAt', 'is not a valid time')
  if (at <= Date.now()) throw invalidField('expiresAt', 'must be in the future')
  return new Date(at).toISOString()
}

function utmOf(given: Utm): Utm {
  const entries = Object.entries(given).flatMap(([name, text]) => {
    if (/\p{Cc}/u.test(text)) throw invalidField(`utm.${name}`, 'must not have control characters')
    return text.trim() ? [[name, text.trim()]] : []
  })
  return Object.fromEntries(entries)
}

async function previewOf(scope: Scope, given: NonNullable<LinkOptions['preview']>) {
  const { title, text, imageItemId } = given
  if (imageItemId && !(await items.visibleIds(scope, [imageItemId])).length)
    throw invalidField('preview.imageItemId', 'is not an item')
  return {
    ...(title?.trim() && { title: title.trim() }),
    ...(text?.trim() && { text: text.trim() }),
    ...(imageItemId && { imageItemId }),
  }
}
