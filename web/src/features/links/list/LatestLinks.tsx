import { listMyLinks } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import styles from './ItemLinks.module.css'
import { LinkList } from './LinkList.tsx'

/** Latest links of mine, for the home page. */
export function LatestLinks({ count = 5 }: { count?: number }) {
  const links = useQuery(query(listMyLinks, { query: { limit: count } }))
  if (links.isPending) return <RowSkeletons count={count} height={56} />
  if (links.isError) {
    return <LoadProblem title={t('links.list.couldntLoadTheLinks')} query={links} />
  }
  if (links.data.total === 0) {
    return <p className={styles.none}>{t('links.list.noLatestLinks')}</p>
  }
  return <LinkList links={links.data.items} label={t('links.list.latestLinks')} isBrief />
}
