import { hash } from 'node:crypto'
import {
  AGREEMENT_TEXT_MAX,
  AGREEMENTS_MAX,
  type Agreement,
  type AgreementChange,
  type AgreementDraft,
} from '@satchel/contract/agreements.ts'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id } from '@satchel/contract/schemas.ts'
import type { TextDoc } from '@satchel/contract/sites/blocks.ts'
import { Type } from 'typebox'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { pageOf, readCursor } from '../platform/http/paging.ts'
import { record } from '../platform/live/events.ts'
import { invalidField, orNotFound, Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import * as sites from '../sites/service.ts'
import type { PdfCopy } from './pdf-copies.ts'
import { plainTextOf } from './plain-text.ts'
import * as query from './queries.ts'

export { accept } from './accept.ts'
export { findOfEmail, findShown, hasAccepted } from './acceptance-queries.ts'
export { everything } from './acceptances.ts'
export { findDefault } from './queries.ts'
export { recordForVisitor, recordOf } from './record.ts'

export async function list(
  scope: Scope,
  { limit = PAGE_DEFAULT, cursor, archived }: CursorQuery & { archived?: boolean },
) {
  const after = readCursor(cursor, Type.Object({ id: Id }))
  const place = { limit: limit + 1, before: after?.id, ...(archived !== undefined && { archived }) }
  return pageOf(await query.findAgreements(scope, place), limit, ({ id }) => ({ id }))
}

export async function get(scope: Scope, id: string): Promise<Agreement> {
  return orNotFound(await query.findAgreement(scope, id), 'Agreement')
}

/** Throws unless new links may ask for the agreement. */
export async function requireOffered(scope: Scope, id: string): Promise<void> {
  const archived = await query.findArchived(scope, id)
  if (archived === undefined) throw invalidField('agreementId', says('isNotAgreement'))
  if (archived) throw invalidField('agreementId', says('isArchived'))
}

/** Creates an agreement of a text, or of the copy of a PDF. */
export async function create(
  scope: Scope,
  { name, text, itemId, defaultValueIds = [] }: AgreementDraft,
  copy: PdfCopy | undefined,
): Promise<Agreement> {
  requireOneSource({ text, itemId })
  if (!text && !copy) throw invalidField('text', says('giveTextOrItem'))
  if ((await query.countAgreements(scope)) >= AGREEMENTS_MAX)
    throw new Problem('conflict', says('tooManyAgreements', { max: AGREEMENTS_MAX }))
  const content = text ? contentOf(name.trim(), text) : ofCopy(name.trim(), copy as PdfCopy)
  const id = await query.insertAgreement(scope)
  await query.insertVersion(scope, id, 1, content)
  await setDefaults(scope, id, defaultValueIds)
  await publish(scope, 'agreement.made', { id, name: content.name, version: 1 })
  return get(scope, id)
}

/** Changes the fields given. Another name, text or PDF makes a new version, which visitors are asked for again. */
export async function change(
  scope: Scope,
  { id, ifMatch }: { id: string; ifMatch: number | undefined },
  { name: newName, text, itemId, defaultValueIds, archived }: AgreementChange,
  copy: PdfCopy | undefined,
): Promise<Agreement> {
  const before = orNotFound(await query.lockAgreement(scope, id), 'Agreement')
  requireOneSource({ text, itemId })
  requireVersion('agreement', before.version, ifMatch)
  const name = newName?.trim() ?? before.content.name
  const after = contentAfter(before.content, name, { text, copy })
  const isNew = after.sha256 !== before.content.sha256 || name !== before.content.name
  const version = before.version + (isNew ? 1 : 0)
  if (isNew) await query.insertVersion(scope, id, version, after)
  await query.updateAgreement(scope, id, { version, ...(archived !== undefined && { archived }) })
  if (defaultValueIds) await setDefaults(scope, id, defaultValueIds)
  const isMoved = archived !== undefined && archived !== before.archived
  if (isNew || !isMoved) await publish(scope, 'agreement.changed', { id, name, version })
  if (isMoved)
    await publish(scope, archived ? 'agreement.archived' : 'agreement.restored', {
      ...{ id, name, version },
    })
  return get(scope, id)
}

function requireOneSource({ text, itemId }: { text: unknown; itemId: string | undefined }): void {
  if (text && itemId) throw invalidField('itemId', says('giveTextOrItem'))
}

/** Returns a text's content without what the editor doesn't make. Throws for what can't be in it, and for an empty one. */
function contentOf(name: string, text: TextDoc): query.Content {
  const { doc, errors } = sites.readDoc(text, 'text')
  if (errors.length > 0) throw new Problem('invalid', says('someFieldsAreInvalid'), { errors })
  if (JSON.stringify(doc).length > AGREEMENT_TEXT_MAX)
    throw invalidField('text', says('mustHaveAtMostCharacters', { max: AGREEMENT_TEXT_MAX }))
  const body = plainTextOf(name, doc.content)
  if (body.trim() === name) throw invalidField('text', says('isEmpty'))
  const sha256 = hash('sha256', body)
  return { name, doc, itemId: null, fileKey: null, pageCount: null, body, sha256 }
}

const ofCopy = (name: string, copy: PdfCopy): query.Content => ({ name, doc: null, ...copy })

function contentAfter(
  before: query.Content,
  name: string,
  { text, copy }: { text: TextDoc | undefined; copy: PdfCopy | undefined },
): query.Content {
  if (copy) return ofCopy(name, copy)
  const doc = text ?? before.doc
  return doc ? contentOf(name, doc) : { ...before, name }
}

async function setDefaults(scope: Scope, id: string, valueIds: string[]): Promise<void> {
  if (!(await query.setDefaults(scope, id, valueIds)))
    throw invalidField('defaultValueIds', says('isNotValueOfCategory'))
}

type Action = 'agreement.made' | 'agreement.changed' | 'agreement.archived' | 'agreement.restored'

async function publish(
  scope: Scope,
  action: Action,
  { id, name, version }: { id: string; name: string; version: number },
): Promise<void> {
  await audit(scope, { action, target: { type: 'agreement', id, name }, details: { version } })
  await record(scope, { type: 'agreement.changed', data: { agreementId: id } })
}
