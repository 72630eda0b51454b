import type { NotificationKind } from '@satchel/contract/notifications.ts'

/** A topic that emails can be unsubscribed from: a kind of notification, their digest, or a weekly report. */
export type Topic = NotificationKind | 'digest' | 'report'

export interface UnsubscribeWords {
  ask: string
  /** Leads to the list of topics; the address is HTML. */
  stops: (address: string) => string
  button: string
  still: string
  done: string
  stopped: (address: string) => string
  again: string
  broken: string
  brokenWhy: string
  settings: string
  topics: Readonly<Record<Topic, string>>
}

export const en: UnsubscribeWords = {
  ask: 'Unsubscribe from these emails?',
  stops: (address) => `${address} won’t get emails anymore about:`,
  button: 'Unsubscribe',
  still: 'You’ll still see them in Satchel.',
  done: 'You’re unsubscribed',
  stopped: (address) => `${address} won’t get these emails anymore.`,
  again: 'You can turn them on again at any time.',
  broken: 'This link doesn’t work',
  brokenWhy:
    'It may have expired, or part of it is missing. You can choose your emails in the settings.',
  settings: 'Notification settings',
  topics: {
    digest: 'summaries of your notifications',
    report: 'this weekly report',
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
    'crm-paused': 'connections to CRMs that stop working',
    'invitation-accepted': 'accepted invitations',
    'new-sign-in': 'new sign-ins',
  },
}
