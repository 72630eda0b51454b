import type { QuickFilter, SearchResult } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'

// Library page
/** Sentences for a library that has nothing of a quick filter, without any other filter. */
export const nothingOf: Record<QuickFilter, string> = {
  favorites: t('app.library.nothingOf.favorites'),
  mine: t('app.library.nothingOf.mine'),
  recent: t('app.library.nothingOf.recent'),
  popular: t('app.library.nothingOf.popular'),
  unused: t('app.library.nothingOf.unused'),
  expiring: t('app.library.nothingOf.expiring'),
  uncategorized: t('app.library.nothingOf.uncategorized'),
}

// Bin page

/** Label of the button that closes the filters; while the results are being counted it has no number. */
export function showItems(total: SearchResult['total'] | undefined): string {
  if (!total) return t('app.library.showItems.showItems')
  const count = t('app.library.showItems.totalItem', { value: total.value })
  return total.relation === 'eq'
    ? t('app.library.showItems.show', { count })
    : t('app.library.showItems.showMoreThan', { count })
}
