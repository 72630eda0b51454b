import type { Cta, CtaDraft } from '@satchel/contract/ctas/ctas.ts'
import type { SiteChange, SiteDraft } from '@satchel/contract/sites/sites.ts'
import * as ctas from '../ctas/change.ts'
import type { Services } from '../platform/http/services.ts'
import * as changes from '../sites/change.ts'
import * as sites from '../sites/service.ts'
import { DAY } from './calendar.ts'
import { readJson } from './content.ts'
import type { Past } from './past-queries.ts'
import type { Story } from './story.ts'

type SiteFile = Pick<SiteDraft, 'name' | 'slug' | 'theme' | 'content'> &
  Required<Pick<SiteChange, 'seo'>> & { by: string; day: string }

/** Makes a site, which is published a day later. */
export async function publishSite(past: Past, services: Services, story: Story): Promise<void> {
  const { calendar, team } = story
  const { by, day, seo, ...draft } = await readJson<SiteFile>('site.json', idsOf(story))
  const owner = team.of(by)
  const { config } = services
  const at = calendar.at(calendar.dayOf(day), 495)
  const { id } = await past.at(at - DAY, owner, 'site', async (scope) => {
    const site = await sites.create(scope, config, draft)
    return changes.change(scope, config, { id: site.id, ifMatch: undefined }, { seo })
  })
  await past.at(at, owner, 'site', (scope) => sites.publishNow(scope, config, id))
}

/** Makes the CTAs and returns them in their order. */
export async function makeCtas(past: Past, services: Services, story: Story): Promise<Cta[]> {
  const { calendar, team } = story
  const siteCtas: Cta[] = []
  for (const draft of await readJson<CtaDraft[]>('ctas.json', idsOf(story)))
    siteCtas.push(
      await past.at(calendar.at(calendar.launch, 510), team.of('mira'), 'cta', (scope) =>
        ctas.create(scope, services, draft),
      ),
    )
  return siteCtas
}

/** Returns what content files mean by an item, a collection or a person. */
function idsOf({ pieces, collections, team }: Story) {
  return (kind: string, name: string): string => {
    if (kind === 'person') return team.of(name).id
    const found =
      kind === 'item'
        ? pieces.find(({ file }) => file === name)
        : collections.find(({ key }) => key === name)
    if (!found) throw new Error(`The demo has no ${kind} ${name}`)
    return found.id
  }
}
