import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { SentenceReason } from './problem.ts'
import { CursorQuery, Id, ItemType, Nullable, Time } from './schemas.ts'

/**
 * Notifications with their default channels. Where `mail` is null it isn't chosen here: visits have their own setting
 * (`visitMail`), and security emails are always sent.
 */
export const NOTIFICATION_KINDS = {
  'share-view': { app: true, mail: null },
  'share-reply': { app: true, mail: true },
  'file-received': { app: true, mail: true },
  'question-asked': { app: true, mail: true },
  'plan-changed': { app: true, mail: false },
  'link-passed-on': { app: true, mail: true },
  'answer-changed': { app: true, mail: true },
  'agreement-accepted': { app: true, mail: false },
  'site-viewed': { app: true, mail: null },
  'cta-submission': { app: true, mail: true },
  'cta-held': { app: true, mail: false },
  'wish-created': { app: true, mail: false },
  'wish-status': { app: true, mail: true },
  'wish-comment': { app: true, mail: false },
  'wish-mention': { app: true, mail: true },
  'wish-assigned': { app: true, mail: true },
  'item-expiring': { app: true, mail: true },
  'item-broken': { app: true, mail: false },
  'item-replaced': { app: true, mail: false },
  'collection-changed': { app: true, mail: false },
  'saved-search': { app: true, mail: true },
  'import-finished': { app: true, mail: false },
  'export-finished': { app: true, mail: true },
  'crm-paused': { app: true, mail: true },
  'invitation-accepted': { app: true, mail: true },
  'new-sign-in': { app: true, mail: null },
} as const satisfies Record<string, { app: boolean; mail: boolean | null }>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]
const Kind = Type.Enum(KIND_NAMES)

/** Parts that a detail of ours is made of, so that it can be written in each language. */
export const NotificationFacts = Type.Object({
  recipient: Type.Optional(Type.String({ description: 'Whom the opened link is for' })),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2' })),
  browser: Type.Optional(Type.String()),
  os: Type.Optional(Type.String()),
  lastDay: Type.Optional(Type.String({ format: 'date' })),
  added: Type.Optional(Type.Integer()),
  skipped: Type.Optional(Type.Integer()),
  withProblems: Type.Optional(Type.Integer()),
  failure: Type.Optional(Type.String({ description: 'Why an import failed, in English' })),
  failureReason: Type.Optional(SentenceReason),
  earlierReaders: Type.Optional(
    Type.Integer({ description: 'How many readers have an earlier version' }),
  ),
  requestedBy: Type.Optional(Type.String({ description: 'Who asks for a new link' })),
  message: Type.Optional(Type.String({ description: 'Their own words' })),
  answer: Type.Optional(Type.Enum(['changed', 'expired', 'withdrawn'])),
  sentOn: Type.Optional(
    Type.String({ format: 'date', description: 'When the answer was copied with a link' }),
  ),
  change: Type.Optional(
    Type.String({ description: 'The figures that became others, or what the item says now' }),
  ),
})
export type NotificationFacts = Static<typeof NotificationFacts>

export const Notification = Type.Object({
  id: Id,
  kind: Kind,
  at: Time,
  readAt: Nullable(Time),
  actor: Type.Optional(
    Type.Object({
      id: Nullable(Id),
      name: Type.String({ description: 'A person of the team, or a visitor (without an id)' }),
    }),
  ),
  itemType: Type.Optional(ItemType),
  itemId: Type.Optional(Id),
  itemName: Type.Optional(Type.String()),
  text: Type.String({ description: 'A sentence in English' }),
  detail: Type.Optional(
    Type.String({ description: 'Someone’s own words, or further facts in English' }),
  ),
  facts: Type.Optional(NotificationFacts),
  url: Type.String({ description: 'The page of the web app, from the root on' }),
  count: Type.Integer({ description: 'How often it happened within the hour' }),
  failed: Type.Optional(Type.Boolean({ description: 'Whether an import or export failed' })),
})
export type Notification = Static<typeof Notification>

const Unread = Type.Object({ unread: Type.Integer() })

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: 'List my notifications, newest first',
  method: 'GET',
  path: '/api/activity/v1/notifications',
  access: 'signed-in',
  query: Type.Object({
    unread: Type.Optional(Type.Boolean({ description: 'Only those that aren’t read' })),
    ...CursorQuery.properties,
  }),
  reply: Type.Object({
    items: Type.Array(Notification),
    ...Unread.properties,
    nextCursor: Nullable(Type.String()),
  }),
})

/** The maximum number of notifications that one call marks by their ids. */
export const READ_MAX = 200

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Mark notifications as read: those of `ids`, or all',
  method: 'POST',
  path: '/api/activity/v1/notifications/read',
  access: 'signed-in',
  body: Type.Object({
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: READ_MAX })),
    all: Type.Optional(Type.Literal(true)),
  }),
  reply: Unread,
})

export const DIGESTS = ['none', 'daily', 'weekly'] as const

export const NotificationSettings = Type.Object({
  kinds: Type.Array(
    Type.Object({
      kind: Kind,
      app: Type.Boolean(),
      mail: Nullable(Type.Boolean({ description: 'Null where it isn’t chosen here' })),
    }),
  ),
  digest: Type.Enum([...DIGESTS], {
    description:
      'An email with what’s unread and wasn’t mailed, at eight in the tenant’s time zone',
  }),
  isOwn: Type.Optional(
    Type.Boolean({ description: 'Whether I chose any of this; not part of the defaults' }),
  ),
})
export type NotificationSettings = Static<typeof NotificationSettings>

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  summary: 'Get what I’m notified of, and how',
  method: 'GET',
  path: '/api/activity/v1/notification-settings',
  access: 'signed-in',
  reply: NotificationSettings,
})

export const NotificationChoice = Type.Object({
  kind: Kind,
  app: Type.Optional(Type.Boolean()),
  mail: Type.Optional(Type.Boolean()),
})
export type NotificationChoice = Static<typeof NotificationChoice>

export const changeNotificationSettings = endpoint({
  name: 'changeNotificationSettings',
  summary: 'Set what I’m notified of; kinds and channels left out stay',
  method: 'PUT',
  path: '/api/activity/v1/notification-settings',
  access: 'signed-in',
  body: Type.Object({
    kinds: Type.Optional(Type.Array(NotificationChoice, { maxItems: 100 })),
    digest: Type.Optional(NotificationSettings.properties.digest),
  }),
  reply: NotificationSettings,
})

export const resetNotificationSettings = endpoint({
  name: 'resetNotificationSettings',
  summary: 'Drop what I chose, so that the defaults apply, also where they change later',
  method: 'DELETE',
  path: '/api/activity/v1/notification-settings',
  access: 'signed-in',
  reply: NotificationSettings,
})

export const getNotificationDefaults = endpoint({
  name: 'getNotificationDefaults',
  summary: 'Get what people are notified of unless they chose otherwise',
  method: 'GET',
  path: '/api/activity/v1/notification-defaults',
  access: 'taxonomy.manage',
  reply: NotificationSettings,
})

export const changeNotificationDefaults = endpoint({
  ...changeNotificationSettings,
  name: 'changeNotificationDefaults',
  summary:
    'Set what people are notified of unless they chose otherwise; kinds and channels left out stay',
  path: '/api/activity/v1/notification-defaults',
  access: 'taxonomy.manage',
})

const Muted = Type.Object({ itemId: Id, itemType: ItemType, name: Type.String() })

export const listMuted = endpoint({
  name: 'listMuted',
  summary: 'List the items and collections I’m not notified of',
  method: 'GET',
  path: '/api/activity/v1/muted',
  access: 'signed-in',
  query: Type.Object({ itemId: Type.Optional(Id) }),
  reply: Type.Object({ items: Type.Array(Muted) }),
})

export const changeMuted = endpoint({
  name: 'changeMuted',
  summary: 'Mute an item or a collection for me, or unmute it',
  method: 'PUT',
  path: '/api/activity/v1/muted/:itemId',
  access: 'library.read',
  params: Type.Object({ itemId: Id }),
  body: Type.Object({ itemType: Type.Enum(['ITEM', 'COLLECTION']), muted: Type.Boolean() }),
  reply: Type.Object({ muted: Type.Boolean() }),
})

const Token = Type.Object({ token: Type.String({ minLength: 1, maxLength: 2_000 }) })

export const askUnsubscribe = endpoint({
  name: 'askUnsubscribe',
  summary: 'A page that asks whether to unsubscribe; opening it changes nothing',
  method: 'GET',
  path: '/api/activity/v1/unsubscribe',
  access: 'public',
  takesUnknown: true,
  raw: true,
  query: Token,
})

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  summary: 'Stop the kind of email that the token came with, in one click (RFC 8058)',
  method: 'POST',
  path: '/api/activity/v1/unsubscribe',
  access: 'public',
  takesUnknown: true,
  raw: true,
  query: Token,
})
