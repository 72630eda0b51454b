import { sql } from 'kysely'

/** The condition for visits whose reading counts. A return within the hour is no view, but it is reading. */
export const IS_READING = sql<boolean>`(visit.filtered is null or visit.filtered = 'repeat')`

/** The condition for visits `again` that are returns to `visit` and the same content, within the hour. */
export const IS_RETURN = sql<boolean>`again.filtered = 'repeat'
  and again.tenant_id = visit.tenant_id and again.link_id = visit.link_id
  and again.viewer = visit.viewer
  and (again.item_id is not distinct from visit.item_id or again.item_id is null and visit.is_view)
  and again.id > visit.id and again.id < id_at(visit.at + interval '1 hour')`
