import type { Locale } from '@satchel/contract/languages.ts'
import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import {
  type Actor,
  limitStatements,
  may,
  type Scope,
  withScope,
} from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachInTurns } from '../platform/jobs/each.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { enqueueMail } from '../platform/mail/enqueue-mail.ts'
import { type Mail, renderEmail } from '../platform/mail/mail.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { mailLocale } from '../platform/mail/member-locale.ts'
import { memberTexts } from '../platform/mail/member-texts.ts'
import { unsubscribeUrl } from '../platform/mail/unsubscribe.ts'
import { filterLines, viewOf } from './mail-filters.ts'
import * as query from './mail-queries.ts'
import { type ReportText, textOf } from './mail-text.ts'
import { NEEDS } from './mails.ts'
import { reportWords } from './report-words.ts'

const STATEMENT_MS = 60_000

export function analyticsTasks(services: Services): Tasks {
  return {
    'mail-reports': async () => {
      const due = await query.findDue(services.database.system)
      await eachInTurns(services.log, 'mail-reports', due, (each) => mailOne(services, each), 15)
    },
  }
}

/** Works with the rights the person has now. That it is mailed is stored in the same transaction. */
async function mailOne(services: Services, due: query.Due): Promise<void> {
  const { tenantId, memberId, name } = due
  const role = due.role as Role
  const actor: Actor = {
    id: memberId,
    name,
    tenantId,
    role,
    permissions: new Set(PERMISSIONS_OF[role]),
  }
  await withScope(services.database, actor, async (scope) => {
    const claimed = await query.take(scope, due.id)
    if (!claimed || !mayRead(scope, claimed)) return
    await limitStatements(scope, STATEMENT_MS)
    const { filters, ...week } = claimed
    const words = reportWords(mailLocale(due.locale))
    const text = await textOf(scope, services.config, words, { ...week, ...filters })
    await enqueueMail(scope, emailOf(services, due, claimed, text))
  })
}

function mayRead({ actor }: Scope, { report }: query.ClaimedMail): boolean {
  const needed = NEEDS[report]
  return may(actor, 'reports.read') && (needed === undefined || may(actor, needed))
}

function emailOf(
  services: Services,
  { id, tenantId, memberId, email: to, company, color, logoUrl, ...due }: query.Due,
  claimed: query.ClaimedMail,
  { title, figures, top }: ReportText,
): Mail {
  const { PUBLIC_URL } = services.config
  const locale = mailLocale(due.locale)
  const words = reportWords(locale)
  const { open, unsubscribe } = memberTexts(locale).common
  const days = words.days(dayOf(claimed.from, locale), dayOf(claimed.to, locale))
  const view = new URLSearchParams({
    ...(claimed.report !== 'overview' && { report: claimed.report }),
    from: claimed.from,
    to: claimed.to,
    ...viewOf(claimed.filters),
  })
  const button = { label: open, url: `${PUBLIC_URL}/analytics?${view}` }
  const look = { name: company, color, logoUrl: logoUrl && new URL(logoUrl, PUBLIC_URL).href }
  const url = unsubscribeUrl(services, { tenantId, memberId, topics: [`report:${id}`] })
  const footer = { text: words.footer, label: unsubscribe, url }
  const about = claimed.report === 'health' ? title : `${title}, ${days}`
  const passages = [
    ...filterLines(claimed.filters, locale),
    { figures },
    ...(top && top.figures.length > 0 ? [top] : []),
  ]
  const mail = renderEmail(words.subject(about), passages, button, {
    look,
    footer,
    language: locale,
  })
  return { to, ...mail, unsubscribe: url }
}

function dayOf(day: string, locale: Locale): string {
  return formatsOf(locale).at(`${day}T00:00:00Z`, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
