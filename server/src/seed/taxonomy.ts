import type { LinkPresetDraft } from '@satchel/contract/links/presets.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { CATEGORIES, type Category } from '@satchel/contract/taxonomy.ts'
import * as presets from '../links/presets.ts'
import * as saved from '../search/saved/saved-searches.ts'
import * as synonyms from '../search/synonyms/synonyms.ts'
import * as taxonomy from '../taxonomy/service.ts'
import type { Form } from './content.ts'
import type { Past } from './past-queries.ts'
import type { Story } from './story.ts'

/** Finds the ids of values and the keys of tags by their labels. */
export interface Labels {
  valueIdOf(category: Category, label: string): string
  tagOf(label: string): string
  formOf(form: Form): SearchForm
}

/** Makes the categories’ values, and the tags that the items have. */
export async function fileTaxonomy(past: Past, story: Story): Promise<Labels> {
  const { company, calendar, team, pieces } = story
  const categories = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      Object.entries(company.categories[category]).map(([label, color]) => ({ label, color })),
    ]),
  )
  const { known, tags } = await past.at(
    calendar.at(0, 481),
    team.of('edda'),
    'taxonomy',
    async (scope) => {
      const input = { id: team.tenantId, ifMatch: undefined }
      const settings = await taxonomy.change(scope, input, { categories })
      const labels = [...new Set(pieces.flatMap(({ tagList }) => tagList))]
      const tags = await taxonomy.ensureTags(scope, labels, () => 'tags')
      const colored = tags.flatMap(({ key, label }) => {
        const color = company.tagColors[label]
        return color ? [{ key, color }] : []
      })
      await taxonomy.colorTags(scope, colored)
      return { known: settings, tags }
    },
  )
  const valueIdOf = (category: Category, label: string) =>
    orThrow(known.categories[category].find((value) => value.label === label)?.id, label)
  const tagOf = (label: string) => orThrow(tags.find((tag) => tag.label === label)?.key, label)
  const formOf = (form: Form) => ({
    ...form,
    ...Object.fromEntries(
      CATEGORIES.flatMap((category) => {
        const labels = form[category]
        return labels ? [[category, labels.map((label) => valueIdOf(category, label))]] : []
      }),
    ),
  })
  return { valueIdOf, tagOf, formOf: (form) => formOf(form) as SearchForm }
}

function orThrow(found: string | undefined, label: string): string {
  if (found === undefined) throw new Error(`The demo’s taxonomy has no ${label}`)
  return found
}

/** Saves searches of the team, its synonyms and presets for links. */
export async function saveSettings(past: Past, story: Story, { formOf }: Labels): Promise<void> {
  const { company, calendar, team } = story
  const { savedSearches } = company
  for (const [place, { by, name, shared, form }] of savedSearches.entries())
    await past.at(calendar.at(5, 600 + place), team.of(by), 'search', (scope) =>
      saved.save(scope, { name, shared, form: formOf(form) }),
    )
  for (const terms of company.synonyms)
    await past.at(calendar.at(1, 900), team.of('jonas'), 'search', (scope) =>
      synonyms.add(scope, terms),
    )
  for (const draft of company.presets as LinkPresetDraft[])
    await past.at(calendar.at(2, 600), team.of('jonas'), 'link', (scope) =>
      presets.create(scope, draft),
    )
}
