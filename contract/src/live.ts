import type { Activity } from './activity.ts'
import type { ItemType } from './schemas.ts'
import type { Tenant } from './tenants.ts'

export interface UpdatedItem {
  id: string
  originalName: string
  meta: { importId?: string }
  collectionId?: string
}

export interface ShareView {
  linkId: string
  itemId: string
  itemType: ItemType
  itemName: string
  sharedToEmail: string | null
  sharedToOrganization: string | null
  at: string
  country: string | null
  device: string | null
}

/** What the server says on the socket. Each is sent after its change is committed. */
export type LiveMessage =
  | { action: 'ping' }
  | {
      action: 'user-collections-update'
      collectionId?: string
      importId?: string
      pending?: { id: string; originalName: string }[]
    }
  | { action: 'user-collections-delete'; collectionId: string }
  | { action: 'items-add' | 'items-update'; updatedItems: UpdatedItem[] }
  | { action: 'items-delete'; ids: string[] }
  | { action: 'activity-update'; activity: Activity }
  | { action: 'tenant-update'; tenant: Tenant }
  | ({ action: 'share-view' } & ShareView)

/** Close codes of the socket. */
export const SOCKET_UNAUTHENTICATED = 4401
export const SOCKET_INACTIVE = 4402
