import { KIND_NAMES, NOTIFICATION_KINDS } from '@satchel/contract/notifications.ts'
import * as analytics from '../analytics/service.ts'
import * as links from '../links/service.ts'
import * as notifications from '../notifications/service.ts'
import { type Scope, systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { localeOfAddress } from '../platform/mail/member-locale.ts'
import { readSubscription } from '../platform/mail/unsubscribe.ts'
import * as users from '../users/service.ts'
import { isTopic } from './topics.ts'
import type { UnsubscribeRequest } from './unsubscribe-page.ts'

/** Returns what a token stops, and at whose address; undefined if it doesn't work (any more). */
export async function subscriptionOf(
  { secrets, database }: Services,
  token: string,
): Promise<UnsubscribeRequest | undefined> {
  const subscription = readSubscription(secrets, token)
  if (!subscription) return undefined
  const { tenantId, memberId } = subscription
  const topics = subscription.topics
    .map((topic) => (topic.startsWith(REPORT) ? 'report' : topic))
    .filter(isTopic)
  return withScope(database, systemActor(tenantId), async (scope) => {
    const person = await users.findUser(scope, memberId)
    return person && { topics, ...(await readerOf(scope, person.email)) }
  })
}

async function readerOf({ db, actor }: Scope, email: string) {
  return { email, locale: await localeOfAddress(db, actor.tenantId, email) }
}

/**
 * Stops the emails that a token came with, and returns to whom they went; undefined if it doesn't work (any more).
 * Repeating it changes nothing.
 */
export async function unsubscribe(
  services: Services,
  token: string,
): Promise<Omit<UnsubscribeRequest, 'topics'> | undefined> {
  const subscription = readSubscription(services.secrets, token)
  if (!subscription) return undefined
  const { tenantId, memberId, topics } = subscription
  const actor = { ...systemActor(tenantId), id: memberId }
  return withScope(services.database, actor, async (scope) => {
    const person = await users.findUser(scope, memberId)
    if (!person) return undefined
    const kinds = KIND_NAMES.filter(
      (kind) => topics.includes(kind) && NOTIFICATION_KINDS[kind].mail !== null,
    ).map((kind) => ({ kind, mail: false }))
    const digest = topics.includes('digest') ? { digest: 'none' as const } : {}
    await notifications.changeSettings(scope, { kinds, ...digest })
    const reports = topics.filter((topic) => topic.startsWith(REPORT))
    if (reports.length > 0)
      await analytics.removeMails(
        scope,
        memberId,
        reports.map((topic) => topic.slice(REPORT.length)),
      )
    if (topics.includes('share-view')) {
      await users.changeEmailPreferences(scope, memberId, { visitMail: 'none' })
      await links.stopMailing(scope, memberId)
    }
    return readerOf(scope, person.email)
  })
}

/** The prefix of a weekly report's topic. */
const REPORT = 'report:'
