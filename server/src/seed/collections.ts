import type { SearchForm } from '@satchel/contract/search/search.ts'
import * as arranging from '../collections/arrange.ts'
import * as bin from '../collections/bin.ts'
import * as collections from '../collections/service.ts'
import type { Services } from '../platform/http/services.ts'
import { DAY, MINUTE } from './calendar.ts'
import type { Form } from './content.ts'
import type { Past } from './past-queries.ts'
import type { Story } from './story.ts'

/** Makes the collections. */
export async function makeCollections(
  past: Past,
  services: Services,
  { collections: plans, team, calendar }: Story,
  formOf: (form: Form) => SearchForm,
): Promise<void> {
  for (const plan of plans) {
    const { name, description, at, search, items } = plan
    const owner = team.of(plan.owner)
    const visibility = plan.isPrivate ? 'private' : 'team'
    const itemIds = items.slice(0, plan.grows ? -1 : undefined).map(({ id }) => id)
    const content = search ? { search: formOf(search) } : { itemIds }
    const draft = { name, description, visibility, ...content } as const
    const collection = await past.at(at, owner, 'collection', (scope) =>
      collections.create(scope, services, draft),
    )
    plan.id = collection.id
    const last = items.at(-1)
    const later = Math.min(at + 2 * DAY + 11 * MINUTE, calendar.now - 10 * MINUTE)
    if (plan.grows && last)
      await past.at(later, owner, 'collection', (scope) =>
        arranging.addItem(scope, services, collection.id, last.id),
      )
    if (plan.deleted)
      await past.at(calendar.now - 6 * DAY, owner, 'collection', (scope) =>
        bin.remove(scope, collection.id),
      )
  }
}
