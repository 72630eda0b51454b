import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import type { Actor, Scope } from '../platform/database/scope.ts'
import { iso } from './calendar.ts'

/** Columns in which services store the current time, by what people work on. */
const STAMPS = {
  collection: { collection: ['created_at', 'updated_at', 'deleted_at'] },
  cta: { cta: ['created_at', 'updated_at'] },
  link: { link_preset: ['created_at'] },
  search: { saved_search: ['created_at', 'updated_at'] },
  site: { site: ['created_at', 'updated_at', 'published_at'], site_version: ['at'] },
  taxonomy: { tag: ['created_at'] },
  wish: {
    wish: ['created_at', 'updated_at', 'done_at'],
    wish_comment: ['created_at'],
    wish_vote: ['at'],
  },
}
type Subject = keyof typeof STAMPS

/** Returns an expression for a new id that begins with a time, as ids do. */
export function newIdAt(at: string): string {
  return `(left(id_at(${at})::text, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid`
}

const MOMENT = '$1::timestamptz'
/** The columns have milliseconds. */
const BEGIN = `date_trunc('milliseconds', now())`

/** Returns the statement that moves what has been stored since the transaction began to a moment in the past. */
function backdating(subject: Subject): string {
  const stamped = Object.entries(STAMPS[subject]).map(([table, columns]: [string, string[]]) => {
    const isNew = columns.map((name) => `${name} >= ${BEGIN}`)
    const moved = columns.map(
      (name) => `${name} = case when ${name} >= ${BEGIN} then ${MOMENT} else ${name} end`,
    )
    return `update ${table} set ${moved.join(', ')} where ${isNew.join(' or ')}`
  })
  const recorded = ['event', 'audit'].map(
    (table) => `update ${table} set id = ${newIdAt(MOMENT)}, at = ${MOMENT} where at >= ${BEGIN}`,
  )
  const notified = `update notification set at = ${MOMENT}, hour = date_trunc('hour', ${MOMENT}, 'UTC'),
    mail_due_at = null where at >= ${BEGIN}`
  const updates = [...stamped, ...recorded, ...(subject === 'wish' ? [notified] : [])]
  return `with ${updates.map((update, index) => `moved_${index} as (${update})`).join(', ')} select`
}

interface Doer {
  actor: Actor
}
type Work<T> = (scope: Scope) => Promise<T>

/** The transaction that makes the demo; between what people do it has the rights of the owner. */
export interface Past {
  db: Db
  /** Has a person do something through the service of a subject, at a moment in the past. */
  at<T>(moment: number, { actor }: Doer, subject: Subject, work: Work<T>): Promise<T>
}

export async function openPast({ db, ...scope }: Scope): Promise<Past> {
  const set = (name: string, value: string) =>
    sql`select set_config(${name}, ${value}, true)`.execute(db)
  await set('role', 'none')
  // Each statement is planned once, which takes longer than to run it on so little.
  await set('plan_cache_mode', 'force_generic_plan')
  return {
    db,
    async at(moment, { actor }, subject, work) {
      const [, result] = await Promise.all([
        set('role', 'satchel_app'),
        work({ ...scope, db, actor }),
      ])
      await Promise.all([
        set('role', 'none'),
        // Triggers count changes, and that of the audit log refuses them.
        set('session_replication_role', 'replica'),
        db.executeQuery(CompiledQuery.raw(backdating(subject), [iso(moment)])),
        set('session_replication_role', 'origin'),
      ])
      return result
    },
  }
}
