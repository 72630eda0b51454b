import type { Language } from '@satchel/contract/languages.ts'
import { messagesIn } from '@satchel/messages/translate.ts'
import { type Actor, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { orNotFound } from '../platform/problem.ts'
import { writeRecord } from '../processing/service.ts'
import { findAcceptances, findRecord, type RecordRow } from './acceptance-queries.ts'

/** Returns the record of an acceptance that the caller sees, as PDF with what was shown in it and attached. */
export async function recordOf(
  services: Services,
  actor: Actor,
  find: (scope: Scope) => Promise<RecordRow | undefined>,
): Promise<Buffer> {
  const row = orNotFound(await withScope(services.database, actor, find), 'Acceptance')
  return drawRecord(services, actor.tenantId, row)
}

/** Finds an acceptance for somebody of the team. */
export const recordForTeam = (id: string) => async (scope: Scope) => {
  const [seen] = await findAcceptances(scope, { id, limit: 1 })
  return seen && findRecord(scope, id)
}

/** Finds an acceptance for the visitor who verified the address it was made with. */
export const recordForVisitor = (id: string, email: string) => (scope: Scope) =>
  findRecord(scope, id, email)

export function drawRecord(services: Services, tenantId: string, row: RecordRow): Promise<Buffer> {
  const language = row.language as Language
  const say = messagesIn(language)
  const { fileKey, body, agreementName, company } = row
  const person = row.email
    ? say(row.proved ? 'visitorMail.recordProved' : 'visitorMail.recordNotProved', {
        email: row.email,
      })
    : say('visitorMail.recordNoAddress')
  const facts: [string, string][] = [
    [say('visitorMail.recordAgreement'), agreementName],
    [say('visitorMail.recordVersion'), String(row.version)],
    [say('visitorMail.recordCompany'), company],
    ...(row.itemName
      ? ([[say('visitorMail.recordContent'), row.itemName]] as [string, string][])
      : []),
    [say('visitorMail.recordName'), row.name],
    [say('visitorMail.recordAddress'), person],
    [say('visitorMail.recordTime'), `${timeIn(language, row.at)} (${isoOf(row.at)})`],
    [say('visitorMail.recordNetwork'), row.network],
    [say('visitorMail.recordLanguage'), languageName(language)],
    ['SHA-256', row.sha256],
    [say('visitorMail.recordNumber'), row.id],
  ]
  return writeRecord(services, tenantId, {
    title: say('visitorMail.recordTitle'),
    language,
    facts,
    note: say('visitorMail.recordNote'),
    heading: say('visitorMail.recordShown'),
    body,
    attached: fileKey
      ? { name: 'agreement.pdf', mime: 'application/pdf', key: fileKey }
      : { name: 'agreement.txt', mime: 'text/plain', text: body },
  })
}

/** Returns a moment as people of a language write it, in UTC. */
export function timeIn(language: Language, at: string): string {
  const form = { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language, form).format(new Date(at))
}

const isoOf = (at: string) => new Date(at).toISOString()

function languageName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
