import { type Item, listItems } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { ItemStrip } from '../features/items/list/ItemStrip.tsx'
import { query } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { LoadProblem } from '../ui/feedback/LoadProblem.tsx'
import { HomeSection } from './HomeSection.tsx'
import type { useItemActions } from './use-item-actions.ts'

interface PopularItemsProps {
  actions: ReturnType<typeof useItemActions>
  shown: number
}

/** The most viewed items, at the bottom so that nothing moves when they load. */
export function PopularItems({ actions, shown }: PopularItemsProps) {
  const popular = useQuery(query(listItems, { query: { limit: shown, orderBy: 'views' } }))
  const items: Item[] = popular.data?.items.filter(({ views }) => views > 0) ?? []
  if (!popular.data) return <LoadProblem title={t('app.home.couldntLoadPopular')} query={popular} />
  if (items.length === 0) return null
  return (
    <HomeSection
      title={t('app.home.popular')}
      to={paths.library({ quickFilter: 'popular', orderBy: 'views' })}
    >
      <ItemStrip label={t('app.home.popular')} items={items} actions={actions} />
    </HomeSection>
  )
}
