import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { eachAlone } from '../platform/jobs/each.ts'
import * as tenants from '../tenants/service.ts'
import { dueNotice } from './due-notice.ts'
import { noticeEmail } from './emails.ts'
import * as query from './notice-queries.ts'
import { findOwners } from './queries.ts'
import { mailOwners, tokenOf } from './service.ts'

/** Sends owners the notices due for their account, every few minutes and each once. */
export async function notifyOwners(services: Services): Promise<void> {
  const { database, config, log } = services
  const standings = await query.findStandings(database.system)
  await eachAlone(log, 'tell-accounts', standings, async ({ id, sent, ...standing }) => {
    const notice = dueNotice(standing, Date.now())
    if (!notice || sent.includes(`${notice.kind} ${Date.parse(notice.about)}`)) return
    await withScope(database, systemActor(id), async (scope) => {
      // Owners who haven't confirmed their address are notified once they have.
      if ((await findOwners(scope)).length === 0) return
      if (!(await query.insertNotice(scope, notice))) return
      const tenant = await tenants.findTenant(scope)
      const token = tokenOf(services, tenant)
      await mailOwners(scope, (locale) => noticeEmail({ tenant, config, locale }, notice, token))
    })
  })
}
