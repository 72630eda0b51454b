import type { QuickFilter } from '@satchel/contract/search/search.ts'
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
import * as labels from './labels.ts'

interface QuickFilterEntry {
  value: QuickFilter
  label: string
  icon: TablerIcon
}

export const QUICK_FILTERS: readonly QuickFilterEntry[] = [
  { value: 'favorites', label: labels.favorites, icon: IconHeart },
  { value: 'mine', label: labels.mine, icon: IconUser },
  { value: 'recent', label: labels.recent, icon: IconClock },
  { value: 'popular', label: labels.popular, icon: IconFlame },
  { value: 'unused', label: labels.unused, icon: IconMoonStars },
  { value: 'expiring', label: labels.expiring, icon: IconCalendarExclamation },
  { value: 'uncategorized', label: labels.uncategorized, icon: IconTagOff },
]

export function quickFilterLabel(value: QuickFilter): string {
  return QUICK_FILTERS.find((each) => each.value === value)?.label ?? value
}
