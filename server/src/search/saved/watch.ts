import { PERMISSIONS_OF, type Role } from '@satchel/contract/permissions.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { notify } from '../../notifications/service.ts'
import { type Actor, personOf, type Scope, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { eachInTurns } from '../../platform/jobs/each.ts'
import { read } from '../form/read.ts'
import { findIds } from '../matching/find.ts'
import * as query from './watch-queries.ts'

/** The number of newest hits that are compared with those of the last time. */
const HITS_MAX = 10_000

/** Notifies people of what their watched searches newly find, each with the rights they have now. */
export async function watchSearches({ database, log }: Services): Promise<void> {
  const due = await query.findDue(database.system)
  await eachInTurns(
    log,
    'watch-searches',
    due,
    ({ tenantId, id, memberId, name, role }) => {
      const permissions = new Set(PERMISSIONS_OF[role as Role])
      const actor: Actor = { id: memberId, name, tenantId, role: role as Role, permissions }
      return withScope(database, actor, (scope) => watch(scope, id, memberId))
    },
    5,
  )
}

async function watch(scope: Scope, id: string, memberId: string): Promise<void> {
  const saved = await query.take(scope, id)
  if (!saved) return
  const fresh = await look(scope, id, memberId, saved.form)
  // A search that an earlier version saved isn't known to have found anything until now.
  if (saved.watchedAt === null || fresh.length === 0) return
  await notify(scope, {
    kind: 'saved-search',
    userIds: [memberId],
    actor: { id: null, name: null },
    itemName: saved.name,
    url: addressOf(saved.form),
    count: fresh.length,
    ...(saved.notify === 'app' && { mail: false }),
  })
}

/** Notes what a search of the caller's finds already, in the transaction of its change: all else is new to them. */
export async function startWatching(scope: Scope, id: string, form: SearchForm): Promise<void> {
  await query.forgetHits(scope, id)
  await look(scope, id, personOf(scope), form)
}

/** Notes what a search finds, and returns what it hadn't found before and is someone else's. */
async function look(
  scope: Scope,
  id: string,
  memberId: string,
  form: SearchForm,
): Promise<string[]> {
  const hits = await findIds(scope, await read(scope, form), HITS_MAX)
  const fresh = await query.note(scope, id, memberId, hits)
  await query.markWatched(scope, id)
  return fresh
}

const ADDRESS_MAX = 2_000

/** Returns the library with these filters, the newest first. */
function addressOf(form: SearchForm): string {
  const entries = Object.entries({ ...form, orderBy: 'newest' }).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, String(each)]),
  )
  const address = `/library?${new URLSearchParams(entries)}`
  return address.length <= ADDRESS_MAX ? address : '/library?orderBy=newest'
}
