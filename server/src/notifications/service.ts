import {
  NOTIFICATION_KINDS,
  type NotificationFacts,
  type NotificationKind,
  type NotificationSettings,
} from '@satchel/contract/notifications.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import { detailIn } from './details.ts'
import * as mails from './mail-queries.ts'
import * as preferenceQuery from './preference-queries.ts'
import * as preferences from './preferences.ts'
import * as query from './queries.ts'

export { detailIn } from './details.ts'
export { findDigestReaders, findReaders, settleDue } from './mail-queries.ts'
export { changeDefaults, defaults } from './preferences.ts'
export { deleteOfPages, deleteOfVisitor } from './queries.ts'

export interface NotificationDraft {
  kind: NotificationKind
  /** The people it concerns; those who have left, the actor and those who don't want it are skipped. */
  userIds: readonly string[]
  itemType?: ItemType
  itemId?: string
  itemName?: string
  /** The page of the web app, from the root on. */
  url: string
  /** Someone's own words or a name; without it, what we write ourselves comes from `facts`. */
  detail?: string
  /** Facts that the detail is made of, for each reader's language. */
  facts?: NotificationFacts
  /** True if it failed. */
  failed?: boolean
  /** The number of times it happened. */
  count?: number
  /** The actor of the scope by default; a visitor has a name and no id. */
  actor?: { id: string | null; name: string | null }
  /** False to never mail it, whatever the person's settings say. */
  mail?: false
}

/** Kinds whose emails are made where they happen, for those `mailable` returns. */
const MAILED_ELSEWHERE: ReadonlySet<NotificationKind> = new Set([
  'share-view',
  'share-reply',
  'question-asked',
  'site-viewed',
  'cta-submission',
  'item-expiring',
  'export-finished',
  'invitation-accepted',
  'new-sign-in',
])

/**
 * Notifies people in the transaction of the change, never the actor. What happens again to the same thing within an
 * hour is counted in the same notification. Locks their rows: call it last.
 */
export async function notify(scope: Scope, draft: NotificationDraft): Promise<void> {
  const { tenantId, id, name } = scope.actor
  await notifyAcross(scope, [{ actor: { id, name }, ...draft, tenantId }])
}

/**
 * Notifies people of several tenants, in a transaction of the system. No two drafts may be of one person, kind and
 * thing.
 */
export async function notifyAcross(
  on: { db: Db },
  drafts: (NotificationDraft & { tenantId: string })[],
): Promise<void> {
  const rows = drafts.filter(({ userIds }) => userIds.length > 0).map(rowOf)
  if (rows.length > 0) await query.insertAll(on, rows)
}

/** Returns those people who weren't notified of this kind, on this page, within a day. */
export function unnotifiedToday(
  scope: Scope,
  { kind, url, userIds }: Pick<NotificationDraft, 'kind' | 'url' | 'userIds'>,
): Promise<string[]> {
  return query.findUnnotified(scope, { kind, thing: url, userIds })
}

/** Takes back one view each of what people were notified of, in a transaction of the system. */
export async function takeBack(
  on: { db: Db },
  views: { tenantId: string; userId: string; itemId: string; at: string }[],
): Promise<void> {
  for (const view of views) await query.takeBackView(on, view)
}

function rowOf(draft: NotificationDraft & { tenantId: string }): query.Row {
  const { tenantId, userIds, kind, itemId = null, url, actor } = draft
  const { app, mail } = NOTIFICATION_KINDS[kind]
  const facts = draft.facts ? clippedFacts(draft.facts) : null
  const detail = draft.detail ?? (facts ? detailIn('en', facts) : undefined)
  return {
    tenantId,
    userIds,
    kind,
    url,
    itemId,
    thing: itemId ?? url,
    itemType: draft.itemType ?? null,
    itemName: draft.itemName ?? null,
    detail: detail ? clipped(detail) : null,
    facts,
    failed: draft.failed ?? false,
    count: draft.count ?? 1,
    actorId: actor?.id ?? null,
    actorName: actor?.name ? clipped(actor.name) : null,
    inApp: app,
    mail: mail ?? true,
    isSentElsewhere: MAILED_ELSEWHERE.has(kind),
    maySend: draft.mail !== false && !MAILED_ELSEWHERE.has(kind),
  }
}

function clippedFacts(facts: NotificationFacts): NotificationFacts {
  const entries = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? clipped(value) : value,
  ])
  return Object.fromEntries(entries)
}

const DETAIL_MAX = 500

function clipped(text: string): string {
  const characters = [...text.trim()]
  if (characters.length <= DETAIL_MAX) return characters.join('')
  return `${characters.slice(0, DETAIL_MAX - 1).join('')}…`
}

/** Marks the caller's notifications as read: those of the ids, or all. */
export function markRead(scope: Scope, ids?: string[]): Promise<void> {
  return query.markRead(scope, personOf(scope), ids)
}

/** Marks the caller's notifications of these kinds that lead to a page as read. */
export function markPageRead(scope: Scope, url: string, kinds: NotificationKind[]): Promise<void> {
  return query.markPageRead(scope, personOf(scope), url, kinds)
}

/** Returns what a person is notified of, and how. */
export function settings(scope: Scope): Promise<NotificationSettings> {
  return preferences.settings(scope, personOf(scope))
}

export function resetSettings(scope: Scope): Promise<NotificationSettings> {
  return preferences.resetSettings(scope, personOf(scope))
}

export function changeSettings(scope: Scope, change: preferences.SettingsChange) {
  return preferences.changeSettings(scope, personOf(scope), change)
}

/** Returns those of these people who want an email of a kind that is mailed where it happens. */
export async function mailable(
  scope: Scope,
  kind: NotificationKind,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return []
  const isDefault = NOTIFICATION_KINDS[kind].mail ?? true
  return preferenceQuery.findMailable(scope, kind, isDefault, [...userIds])
}

/** Returns what the caller has muted. */
export function findMuted(scope: Scope, itemId?: string) {
  return preferenceQuery.findMuted(scope, personOf(scope), itemId)
}

/** Mutes something for the caller, or no longer. */
export async function setMuted(
  scope: Scope,
  { itemId, itemType, muted }: { itemId: string; itemType: 'ITEM' | 'COLLECTION'; muted: boolean },
): Promise<void> {
  if (muted) await preferenceQuery.mute(scope, personOf(scope), { itemId, itemType })
  else await preferenceQuery.unmute(scope, personOf(scope), itemId)
}

export type DueRow = mails.DueRow
export type Reader = mails.Reader

/** Takes what is to be mailed to the caller now, locked until the scope ends. */
export function takeDue(scope: Scope): Promise<DueRow[]> {
  return mails.takeDue(scope, personOf(scope))
}

/** Takes what the caller's digest is about; undefined if it isn't due, or was taken before. */
export async function takeDigest(
  scope: Scope,
  now: string,
): Promise<{ digest: 'daily' | 'weekly'; rows: DueRow[] } | undefined> {
  const digest = await mails.takeDigest(scope, personOf(scope), now)
  if (!digest) return undefined
  const rows = await mails.findForDigest(scope, personOf(scope))
  await mails.markDigested(
    scope,
    rows.map(({ id }) => id),
  )
  return { digest, rows }
}

const KEPT_DAYS = 90

/** Deletes old notifications of all tenants. */
export function forgetOld(system: Db): Promise<void> {
  return mails.deleteOld(system, KEPT_DAYS)
}
