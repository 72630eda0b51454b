/** What a row of the event table can tell. Activity, socket and jobs read from it. */
export type EventType =
  | 'item.uploaded'
  | 'item.added'
  | 'item.changed'
  | 'item.processed'
  | 'item.deleted'
  | 'item.restored'
  | 'collection.created'
  | 'collection.changed'
  | 'collection.deleted'
  | 'tenant.changed'
