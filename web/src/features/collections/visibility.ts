import type { Collection } from '@satchel/contract/collections.ts'

export type Visibility = Collection['visibility']

export const VISIBILITIES: { value: Visibility; label: string }[] = [
  { value: 'team', label: 'The whole team' },
  { value: 'private', label: 'Only you' },
]

/** What a change of it means, also for links. */
export const VISIBILITY_CHANGED: Readonly<Record<Visibility, string>> = {
  team: 'The whole team finds it now. Links to it go on opening',
  private: 'Only you find it now. Links that were made to it go on opening',
}
