import { randomInt } from 'node:crypto'
import { PAGE_DEFAULT } from '@satchel/contract/constants.ts'
import { type CursorQuery, Id, Time } from '@satchel/contract/schemas.ts'
import type { PartnerCode, PartnerTenant } from '@satchel/contract/tenants/partners.ts'
import { Type } from 'typebox'
import type { Db } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { pageOf, readCursor } from '../../platform/http/paging.ts'
import { invalidField, orNotFound, Problem, says } from '../../platform/problem.ts'
import { audit } from '../../platform/security/audit.ts'
import * as query from './queries.ts'

/** The characters of codes, without those easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 10
const CODE = /^[a-z0-9][a-z0-9-]{3,31}$/

export async function codes(scope: Scope): Promise<{ items: PartnerCode[] }> {
  return { items: await query.findCodes(scope) }
}

export async function create(
  scope: Scope,
  {
    name: rawName,
    code: requestedCode,
    trialDays,
  }: { name: string; code?: string; trialDays: number },
): Promise<PartnerCode> {
  const name = rawName.trim()
  const code = requestedCode?.trim() ? normal(requestedCode) : randomCode()
  if (!CODE.test(code)) throw invalidField('code', says('mustBeCodeOfLettersAndDigits'))
  const id = await query.insertCode(scope, { code, name, trialDays })
  if (!id)
    throw new Problem('conflict', says('thisCodeIsAlreadyTaken'), {
      errors: [{ path: 'code', ...says('isTaken') }],
    })
  await audit(scope, {
    action: 'partner-code.made',
    target: { type: 'partner-code', id, name },
    details: { code, trialDays },
  })
  return orNotFound((await query.findCodes(scope, id))[0], 'Partner code')
}

function randomCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function normal(code: string): string {
  return code.trim().toLowerCase()
}

export async function withdraw(scope: Scope, id: string): Promise<void> {
  const name = orNotFound(await query.withdrawCode(scope, id), 'Partner code')
  await audit(scope, {
    action: 'partner-code.withdrawn',
    target: { type: 'partner-code', id, name },
  })
}

export async function tenants(scope: Scope, { limit = PAGE_DEFAULT, cursor }: CursorQuery) {
  const after = readCursor(cursor, Type.Object({ cameAt: Time, id: Id }))
  const rows: PartnerTenant[] = await query.findTenants(scope, { limit: limit + 1, after })
  return pageOf(rows, limit, ({ cameAt, id }) => ({ cameAt, id }))
}

/** Finds a code as typed; undefined if it's unknown or withdrawn. */
export function find(system: Db, code: string) {
  return query.findPartner(system, normal(code))
}

/** Returns the code of a company that signs up; throws `invalid` for unknown ones. */
export async function requirePartnerCode(system: Db, code: string) {
  const partner = await find(system, code)
  if (!partner) throw invalidField('partnerCode', says('isNotPartnerCode'))
  return partner
}

/** Notes which partner brought a company that signs up. */
export async function addPartnerTenant(
  system: Db,
  { tenantId, codeId }: { tenantId: string; codeId: string },
  came: string,
): Promise<void> {
  await query.insertPartnerTenant(system, { tenantId, codeId, came })
}
