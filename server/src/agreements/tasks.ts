import type { Language } from '@satchel/contract/languages.ts'
import { linkUrl } from '../domains/service.ts'
import { systemActor, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { network, type Tasks } from '../platform/jobs/jobs.ts'
import * as tenants from '../tenants/service.ts'
import { MAIL_TASK } from './accept.ts'
import { deleteOver, findRecord } from './acceptance-queries.ts'
import { copyEmail } from './emails.ts'
import { drawRecord } from './record.ts'

const FORGET_TASK = 'forget-acceptances'
const AT_ONCE = 1_000

export const agreementTasks = (services: Services): Tasks => ({
  [MAIL_TASK]: network((payload) => mailCopy(services, payload)),
  [FORGET_TASK]: () => forgetOver(services),
})

/** The names of tasks that run at times, and when. */
export const AGREEMENT_CRON = { [FORGET_TASK]: '47 3 * * *' }

/** Mails a visitor the record of what they agreed to, if it is still kept. */
async function mailCopy(services: Services, payload: unknown): Promise<void> {
  const { config, database, sendMail } = services
  const { tenantId, id } = payload as { tenantId: string; id: string }
  const { row, tenant } = await withScope(database, systemActor(tenantId), async (scope) => ({
    row: await findRecord(scope, id),
    tenant: await tenants.findTenant(scope),
  }))
  if (!row?.proved) return
  const content = await drawRecord(services, tenantId, row)
  const { slug, host } = row
  const shelf = slug && { shelfUrl: `${linkUrl(config, slug, host)}/shelf` }
  const look = { ...tenants.mailLookOf(tenant, config), ...shelf, legal: tenant }
  const attached = { filename: 'agreement.pdf', contentType: 'application/pdf', content }
  const mail = copyEmail(look, row.language as Language, row, [attached])
  await sendMail({ ...mail, tenantId })
}

/** Deletes records whose time is over. */
async function forgetOver({ database: { system } }: Services): Promise<void> {
  while ((await deleteOver(system, AT_ONCE)) === AT_ONCE);
}
