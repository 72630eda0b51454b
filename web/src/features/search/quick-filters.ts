import type { QuickFilter } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
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
  { value: 'favorites', label: t('search.favorites'), icon: IconHeart },
  { value: 'mine', label: t('search.mine'), icon: IconUser },
  { value: 'recent', label: t('search.recent'), icon: IconClock },
  { value: 'popular', label: t('search.popular'), icon: IconFlame },
  { value: 'unused', label: t('search.unused'), icon: IconMoonStars },
  { value: 'expiring', label: t('search.expiring'), icon: IconCalendarExclamation },
  { value: 'uncategorized', label: t('search.uncategorized'), icon: IconTagOff },
]

export function quickFilterLabel(value: QuickFilter): string {
  return QUICK_FILTERS.find((each) => each.value === value)?.label ?? value
}
