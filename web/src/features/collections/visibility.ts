import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'

export type Visibility = Collection['visibility']

export const VISIBILITIES: { value: Visibility; label: string }[] = [
  { value: 'team', label: t('collections.wholeTeam') },
  { value: 'private', label: t('collections.onlyYou') },
]

/** Effects of a change of visibility, also on links. */
export const VISIBILITY_CHANGED: Readonly<Record<Visibility, string>> = {
  team: t('collections.visibleToTeam'),
  private: t('collections.visibleOnlyToYou'),
}
