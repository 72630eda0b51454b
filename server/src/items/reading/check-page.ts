import { setTimeout } from 'node:timers/promises'
import { notify } from '../../notifications/service.ts'
import { type Scope, systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { enqueue, network, type Tasks } from '../../platform/jobs/jobs.ts'
import { record } from '../../platform/live/events.ts'
import { askPublic, FetchFailure, type Reach } from '../../platform/security/fetch.ts'
import { DAY } from '../../platform/time.ts'
import * as query from './check-queries.ts'

const TIMEOUT = 10_000
/** Milliseconds between two requests to one host. */
const PAUSE = 1_000
/** Failures in a row until a page is broken, the first of them a day ago: servers are restarted and moved. */
const FAILURES = 3
const FAILING = DAY

export function checkTasks(services: Services): Tasks {
  return {
    'check-pages': () => query.enqueueDue(services.database.system),
    'check-host': network((payload) => checkHost(services, payload as query.HostJob)),
  }
}

/** Enqueues a page's check as soon as its host is free. */
export async function enqueueCheck(scope: Scope, itemId: string): Promise<void> {
  const host = await query.askForPage(scope, itemId)
  if (!host) return
  const job: query.HostJob = { host, tenantId: scope.actor.tenantId }
  await enqueue(scope, 'check-host', job, query.turnOf(host))
}

/** Checks one page of a host, then enqueues the next, so that workers aren't blocked and hosts aren't overloaded. */
async function checkHost(services: Services, job: query.HostJob): Promise<void> {
  const { system } = services.database
  const { host } = job
  const again = () =>
    enqueue({ db: system }, 'check-host', job, query.turnOf(host, Date.now() + PAUSE))
  if (!(await query.takeTurn(system, host))) return again()
  try {
    const page = await query.findDue(system, host)
    if (!page) return
    await save(services, page, await ask(page.url, networkOf(services)))
    await again()
  } finally {
    await query.endTurn(system, host, PAUSE)
  }
}

function networkOf({ config }: Services): Reach {
  return { allowedNetworks: config.FETCH_ALLOWED_NETWORKS, timeoutMs: TIMEOUT }
}

/**
 * Returns why a page isn't available, as stored in `item.page_problem`; null if it is. Servers that refuse HEAD get a
 * GET.
 */
async function ask(url: string, reach: Reach): Promise<string | null> {
  try {
    if ((await askPublic(url, 'HEAD', reach)).status < 400) return null
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.reason === 'refused') return null
  }
  await setTimeout(PAUSE)
  try {
    const { status, isProtection } = await askPublic(url, 'GET', reach)
    return isProtection ? PROTECTED : problemOf(status)
  } catch (error) {
    if (error instanceof FetchFailure) return problemOn(error)
    throw error
  }
}

/** A protection of the site turned the check away: the page may be there or not. */
export const PROTECTED = 'protected'

/** The page asks who one is before it shows anything. Checks, which don't read pages, leave it at that. */
export const SIGN_IN = 'sign-in'

/** Returns the problem; null if the page exists, even if it's not for us. */
export function problemOn({ reason, status, isProtection }: FetchFailure): string | null {
  if (isProtection) return PROTECTED
  if (reason === 'timeout' || reason === 'redirects') return reason
  if (reason === 'unreachable') return 'no-answer'
  return status === undefined ? null : problemOf(status)
}

function problemOf(status: number): string | null {
  return status === 404 || status === 410 || status >= 500 ? String(status) : null
}

async function save(
  { database }: Services,
  { tenantId, id, url, isAsked }: query.DuePage,
  pageProblem: string | null,
): Promise<void> {
  await withScope(database, systemActor(tenantId), async (scope) => {
    const page = await query.lockPage(scope, id)
    // Another address meanwhile is read by a job of its own.
    if (!page || page.url !== url) return
    const wasBroken = page.broken === true
    const { failures, broken } = judge(page, pageProblem)
    const isPrivate = pageProblem === null && page.pageProblem === SIGN_IN
    const problem = isPrivate ? SIGN_IN : pageProblem
    await query.saveCheck(scope, id, { failures, broken, pageProblem: problem })
    const subject = { itemType: 'ITEM', itemId: id, itemName: page.name } as const
    const changes = [{ field: 'broken', from: wasBroken, to: broken }]
    if (broken !== wasBroken)
      await record(scope, { type: 'item.changed', changeKind: 'MODIFY', ...subject, changes })
    else if (isAsked) await record(scope, { type: 'item.checked', ...subject })
    const notice = { ...subject, url: `/items/${id}`, userIds: [page.ownerId], detail: url }
    if (broken && !wasBroken) await notify(scope, { kind: 'item-broken', ...notice })
  })
}

type Page = NonNullable<Awaited<ReturnType<typeof query.lockPage>>>

/** Returns how often a page failed in a row, this check included, and whether it's broken now. */
function judge({ broken, checkFailures, checkFailingSince }: Page, pageProblem: string | null) {
  if (pageProblem === null || pageProblem === PROTECTED) return { failures: 0, broken: false }
  const failures = checkFailures + 1
  const isLong = checkFailingSince !== null && Date.now() - Date.parse(checkFailingSince) >= FAILING
  return { failures, broken: broken === true || (failures >= FAILURES && isLong) }
}
