import type { QuickFilter } from '@satchel/contract/search.ts'
import {
  IconCalendarExclamation,
  IconClock,
  IconFlame,
  IconHeart,
  IconMoonStars,
  IconTagOff,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'

interface QuickFilterEntry {
  value: QuickFilter
  label: string
  icon: TablerIcon
}

export const QUICK_FILTERS: readonly QuickFilterEntry[] = [
  { value: 'favorites', label: 'Favourites', icon: IconHeart },
  { value: 'mine', label: 'Mine', icon: IconUser },
  { value: 'recent', label: 'Recent', icon: IconClock },
  { value: 'popular', label: 'Popular', icon: IconFlame },
  { value: 'unused', label: 'Unused', icon: IconMoonStars },
  { value: 'expiring', label: 'Expiring', icon: IconCalendarExclamation },
  { value: 'uncategorized', label: 'Uncategorised', icon: IconTagOff },
]

export function quickFilterLabel(value: QuickFilter): string {
  return QUICK_FILTERS.find((each) => each.value === value)?.label ?? value
}
