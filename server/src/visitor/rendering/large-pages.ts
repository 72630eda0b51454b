import type { VisitorPlace, VisitorRenderer } from '@satchel/contract/visits/visitor-renderer.ts'
import { Problem, says } from '../../platform/problem.ts'
import { NoTurn, openTenantTurns } from '../../platform/tenant-turns.ts'
import { inThread } from './threads.ts'

/** The characters of a page's JSON from which it is rendered beside the server's own thread: some 10 ms. */
const LARGE = 64_000
const MS_MAX = 10_000
const turns = openTenantTurns({
  ...{ atOnce: 2, ofTenant: 1 },
  ...{ waiting: 100, waitingOfTenant: 20, waitMs: 15_000 },
})

export function isLarge(page: string): boolean {
  return page.length > LARGE
}

/** Renders a large page, in its account's turn; throws `unavailable` where that doesn't come or takes too long. */
export async function renderLarge(
  tenantId: string,
  page: string,
  place: VisitorPlace,
): Promise<ReturnType<VisitorRenderer['render']>> {
  const run = () => inThread({ kind: 'page', page, place }, MS_MAX)
  const rendered = await turns.run({ tenantId, run }).catch((error) => {
    if (error instanceof NoTurn) return undefined
    throw error
  })
  if (rendered) return rendered as ReturnType<VisitorRenderer['render']>
  throw new Problem('unavailable', says('tookTooLong'), { retryAfter: 5 })
}
