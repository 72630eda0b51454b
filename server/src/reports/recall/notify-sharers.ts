import { notify } from '../../notifications/service.ts'
import { systemActor, withScope } from '../../platform/database/scope.ts'
import type { Services } from '../../platform/http/services.ts'
import { countTellable, findReplacement } from './queries.ts'

interface Job {
  tenantId: string
  itemId: string
  /** The version that became the current one. */
  version: number
}

/** Notifies those who shared a file that was replaced, and whose readers have an earlier version. */
export async function notifySharers({ database }: Services, payload: unknown): Promise<void> {
  const { tenantId, itemId, version } = payload as Job
  await withScope(database, systemActor(tenantId), async (scope) => {
    const file = await findReplacement(scope, itemId)
    // A later version has a job of its own.
    if (file?.version !== version) return
    const { name, byId, byName } = file
    const actor = { id: byId, name: byName }
    const subject = { itemType: 'ITEM', itemId, itemName: name } as const
    const url = `/items/${itemId}?readers=earlier`
    for (const { sharedBy, readers } of await countTellable(scope, { itemId, version })) {
      const draft = {
        userIds: [sharedBy],
        ...subject,
        url,
        facts: { earlierReaders: readers },
        actor,
      }
      await notify(scope, { kind: 'item-replaced', ...draft })
    }
  })
}
