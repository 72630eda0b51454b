import type { Collection } from '@satchel/contract/collections.ts'

export type Visibility = Collection['visibility']

export const VISIBILITIES: { value: Visibility; label: string }[] = [
  { value: 'team', label: 'The whole team' },
  { value: 'private', label: 'Only you' },
]
