import {
  KIND_NAMES,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@satchel/contract/notifications.ts'
import * as analytics from '../analytics/service.ts'
import * as links from '../links/service.ts'
import * as notifications from '../notifications/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { readSubscription } from '../platform/mail/unsubscribe.ts'
import * as users from '../users/service.ts'

/** Returns what a token stops, in words, and at whose address; undefined if it doesn't work (any more). */
export async function subscriptionOf(
  { secrets, database }: Services,
  token: string,
): Promise<{ topics: string[]; email: string } | undefined> {
  const subscription = readSubscription(secrets, token)
  if (!subscription) return undefined
  const { tenantId, memberId } = subscription
  const person = await withScope(database, systemActor(tenantId), (scope) =>
    users.findUser(scope, memberId),
  )
  if (!person) return undefined
  const topics = subscription.topics.flatMap((topic) =>
    topic.startsWith(REPORT) ? 'this weekly report' : (TOPICS[topic as Topic] ?? []),
  )
  return { topics, email: person.email }
}

/**
 * Stops the emails that a token came with, and returns to whom they went; undefined if it doesn't work (any more).
 * Repeating it changes nothing.
 */
export async function unsubscribe(
  services: Services,
  token: string,
): Promise<{ email: string } | undefined> {
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
    return { email: person.email }
  })
}

/** The prefix of a weekly report's topic. */
const REPORT = 'report:'

type Topic = NotificationKind | 'digest'

const TOPICS: Record<Topic, string> = {
  digest: 'summaries of your notifications',
  'share-view': 'visits to your links and sites',
  'share-reply': 'replies to your links',
  'site-viewed': 'visits to your sites',
  'cta-submission': 'submissions of your calls to action',
  'cta-held': 'submissions that are held for a look',
  'wish-created': 'new wishes',
  'wish-status': 'the status of wishes',
  'wish-comment': 'comments on wishes',
  'wish-mention': 'comments that mention you',
  'wish-assigned': 'wishes assigned to you',
  'item-expiring': 'items of yours that expire',
  'item-broken': 'web pages of yours that can’t be reached',
  'item-replaced': 'items of yours, or that you shared, that others replaced',
  'collection-changed': 'collections of yours that others changed',
  'saved-search': 'new items in saved searches',
  'import-finished': 'finished imports',
  'export-finished': 'finished exports',
  'invitation-accepted': 'accepted invitations',
  'new-sign-in': 'new sign-ins',
}
