import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { insertArrivals, type VisitRow } from './arrival-queries.ts'
import { flushVisits } from './flusher.ts'
import type { Recorded } from './recorder.ts'
import * as query from './unmeasured-queries.ts'

// Visitors may ask a company not to measure their reading. Their pages open as before, and nothing is stored of how they
// are read: no visit, no report, no download and no click. What an open page may do is kept for a day.

/** Tells whether one of these addresses, or of those a browser is remembered by, asked not to be measured. */
export async function isUnmeasured(
  { database }: Pick<Services, 'database'>,
  tenantId: string,
  emails: readonly (string | null | undefined)[],
): Promise<boolean> {
  const named = [...new Set(emails.filter((email): email is string => Boolean(email)))]
  if (named.length === 0) return false
  return query.hasUnmeasured(database.system, tenantId, named)
}

/** Lets a page be opened without a visit, if the link is as it was read. Its token is good as that of a visit. */
export async function openUnmeasured(
  { database: { system }, disk }: Services,
  row: VisitRow,
): Promise<Recorded> {
  const open = await insertArrivals(system, [row], { isStored: false })
  if (open.length === 0) return 'changed'
  if (disk.isFullForRows()) return 'passed'
  await query.insertOpening(system, row)
  return 'stored'
}

/** Makes pages that an address, or the browser it uses now, has open report nothing anymore. */
export async function silenceOpenPages(
  services: Services,
  tenantId: string,
  open: { email: string; viewers: readonly string[] },
): Promise<void> {
  await flushVisits(services, tenantId)
  await withScope(services.database, systemActor(tenantId), (scope) =>
    query.insertOpenings(scope, open),
  )
}
