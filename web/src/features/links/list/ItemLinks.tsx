import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import { getShareContext, type LinkStats } from '@satchel/contract/links/links.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { getItemReading } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { ListPages } from '../../../ui/list/ListPages.tsx'
import { LinkPageBars } from '../LinkPageBars.tsx'
import styles from './ItemLinks.module.css'
import { LinkList } from './LinkList.tsx'
import * as labels from './labels.ts'

interface ItemLinksProps {
  itemType: ItemType
  itemId: string
}

/** The links of an item: who received it and whether they opened it. */
export function ItemLinks({ itemType, itemId }: ItemLinksProps) {
  const [page, setPage] = useState(1)
  const place = { limit: LINKS_PAGE, offset: (page - 1) * LINKS_PAGE }
  const context = useQuery({
    ...query(getShareContext, { params: { id: itemId }, query: { itemType, ...place } }),
    placeholderData: keepPreviousData,
  })
  if (context.isPending) return <RowSkeletons count={3} height={56} />
  if (context.isError) {
    return <LoadProblem title={t('links.list.couldntLoadTheLinks')} query={context} />
  }
  const { items, total, stats } = context.data
  if (total === 0) return <p className={styles.none}>{t('links.list.noLinksToThisItem')}</p>
  return (
    <>
      <Stats stats={stats} />
      <LinkList links={items} label={t('links.list.links')} withItem={false} />
      <ListPages
        page={page}
        size={LINKS_PAGE}
        total={total}
        nouns={labels.linkNouns}
        onChange={setPage}
      />
      {itemType === 'ITEM' && <Reading itemId={itemId} />}
    </>
  )
}

/** Reading time of each page, over all links. */
function Reading({ itemId }: { itemId: string }) {
  const reading = useQuery(query(getItemReading, { params: { id: itemId }, query: {} }))
  if (!reading.data || reading.data.pages.length === 0) return null
  return (
    <div className={styles.reading}>
      <LinkPageBars {...reading.data} />
    </div>
  )
}

function Stats({ stats: { links, viewers, views, downloads } }: { stats: LinkStats }) {
  const counts = [
    [t('links.list.linkNoun', { count: links }), links],
    [t('links.list.visitorNoun', { count: viewers }), viewers],
    [t('links.list.viewNoun', { count: views }), views],
    [t('links.list.downloadNoun', { count: downloads }), downloads],
  ] as const
  return (
    <dl className={styles.stats}>
      {counts.map(([label, count]) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
