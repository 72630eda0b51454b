import type { Config } from '../platform/config.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { signPreview } from './preview.ts'
import * as query from './queries.ts'
import { get, requireEditableSite } from './read.ts'

/** Notes that I edit a site, and returns who else does and which version there is by now. */
export async function edit(scope: Scope, config: Config, id: string, isLeaving: boolean) {
  await requireEditableSite(scope, id)
  const { version } = await get(scope, config, id)
  await query.noteEditor(scope, id, isLeaving)
  return { version, others: await query.findOtherEditors(scope, id) }
}

/** Returns an address that shows the draft to whoever has it, for an hour. */
export async function preview(
  scope: Scope,
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  id: string,
): Promise<{ url: string }> {
  const { slug } = await requireEditableSite(scope, id)
  const grant = { siteId: id, tenantId: scope.actor.tenantId, memberId: personOf(scope) }
  const token = signPreview(secrets.visitors, grant)
  return { url: `${config.PUBLIC_URL}/p/${slug}?draft=${token}` }
}
