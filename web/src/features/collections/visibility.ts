import type { Collection } from '@satchel/contract/collections.ts'
import * as labels from './labels.ts'

export type Visibility = Collection['visibility']

export const VISIBILITIES: { value: Visibility; label: string }[] = [
  { value: 'team', label: labels.wholeTeam },
  { value: 'private', label: labels.onlyYou },
]

/** Effects of a change of visibility, also on links. */
export const VISIBILITY_CHANGED: Readonly<Record<Visibility, string>> = {
  team: labels.visibleToTeam,
  private: labels.visibleOnlyToYou,
}
