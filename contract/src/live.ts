import type { Activity } from './activity.ts'
import type { BulkJob } from './bulk.ts'
import type { ItemType } from './schemas.ts'
import type { Tenant } from './tenants/tenants.ts'

export interface UpdatedItem {
  id: string
  originalName: string
  /** The import that the item came with. */
  meta: { importId: string | null }
  /** The collection that the item was added to, or the only one it's in. */
  collectionId: string | null
}

export interface ShareView {
  linkId: string
  itemId: string
  itemType: ItemType
  itemName: string
  sharedToEmail: string | null
  sharedToOrganization: string | null
  sharedToName?: string | null
  sharedToMemo?: string | null
  /** The visitor's address, only if it was verified. */
  visitor?: string
  at: string
  /** Total of the link, including this one. */
  views?: number
  viewers?: number
  country: string | null
  device: string | null
}

/** Visitor who has a page of a shared file or site before them, for the person who shared the link. */
export interface ShareReading extends Omit<ShareView, 'views' | 'viewers' | 'country' | 'device'> {
  visitId: string
  /** Number of the page, or of a site's block; 0 once they have left. */
  page: number
}

/** Reply of a visitor to the person who shared a link; the message itself is in the notification and the email. */
export interface ShareReply {
  linkId: string
  itemName: string
}

/**
 * Server messages on the socket, each sent after its change is committed. `more`: not everything is listed, so reload
 * what is shown.
 */
export type LiveMessage =
  | { action: 'ping' }
  | {
      action: 'user-collections-update'
      collectionId?: string
      importId?: string
      pending?: { id: string; originalName: string }[]
    }
  | { action: 'user-collections-delete'; collectionId: string }
  /** My plan of an import is being made: so many of the draft's rows have been looked at. */
  | { action: 'import-plan'; draftId: string; rows: number }
  /** Change of a site: created, changed, published or deleted. */
  | { action: 'sites-update'; siteId: string }
  | { action: 'items-add' | 'items-update'; updatedItems: UpdatedItem[]; more?: true }
  | { action: 'items-delete'; ids: string[]; more?: true }
  | { action: 'bulk-update'; job: BulkJob }
  | { action: 'activity-update'; activity: Activity }
  | { action: 'tenant-update'; tenant: Tenant }
  /** Change of tags, categories or defaults. */
  | { action: 'settings-update' }
  /** Change of a wish: new, edited, voted or commented on. */
  | { action: 'wishes-update'; wishId: string }
  /** Change of a request for files: new, closed, or a file came or was decided. */
  | { action: 'requests-update'; requestId: string }
  /** Change of a question of a visitor: new, answered or changed. */
  | { action: 'questions-update'; questionId: string }
  /** A task of a site's plan was changed or commented on, by a visitor or the team. */
  | { action: 'plan-update'; siteId: string; taskId: string }
  /** A visitor passed on a link. */
  | { action: 'circle-update'; linkId: string }
  /** Change of an agreement: new, edited, archived, or a visitor agreed to it. */
  | { action: 'agreements-update'; agreementId: string }
  /** Change of my notifications: some are new, or were read. */
  | { action: 'notifications-update' }
  | ({ action: 'share-view' } & ShareView)
  | ({ action: 'share-reading' } & ShareReading)
  | ({ action: 'share-reply' } & ShareReply)

/**
 * Client messages. `renew` gives an open socket newer tokens of the same session; without it, the socket closes with
 * 4408 when its tokens expire.
 */
export type ClientMessage =
  | { action: 'pong' }
  | { action: 'renew'; authorization: string; identity: string }

/** The subprotocol of the socket, which the server confirms. */
export const SOCKET_PROTOCOL = 'satchel'

/** Returns the subprotocols a client offers with its session's tokens, which proxies would log in an address. */
export function socketProtocols(accessToken: string, identityToken: string): string[] {
  return [SOCKET_PROTOCOL, `authorization.${accessToken}`, `identity.${identityToken}`]
}

/** The socket's close codes. Messages may have been missed: connect again and reload. */
export const SOCKET_RESTART = 1012
/** Close code: the server can't check the tokens at the moment. Connect again. */
export const SOCKET_AGAIN = 1013
export const SOCKET_UNAUTHENTICATED = 4401
export const SOCKET_INACTIVE = 4402
/** Close code: a second factor is required. */
export const SOCKET_INCOMPLETE = 4403
/** Close code: the tokens have expired. Connect again with new ones. */
export const SOCKET_EXPIRED = 4408
/** Close code: the person has reached the limit of sockets. Try again when others are closed. */
export const SOCKET_TOO_MANY = 4429
