import { Anchor } from '@mantine/core'
import { listThinCategories, type ThinCategory } from '@satchel/contract/search/gaps.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { CATEGORY_LABELS } from '../../../lib/taxonomy.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './Health.module.css'

/** Values of categories with more demand than content; nothing if there are none. */
export function ThinList() {
  const thin = useQuery(query(listThinCategories, {}))
  if (thin.isError)
    return <LoadProblem title={t('analytics.health.couldntLoadThin')} query={thin} />
  if (!thin.data?.length) return null
  return (
    <section aria-labelledby="thin-list">
      <h3 id="thin-list" className={styles.subtitle}>
        {t('analytics.health.inDemand')}
      </h3>
      <p className={styles.line}>{t('analytics.health.inDemandHint')}</p>
      <ul className={styles.list} aria-labelledby="thin-list">
        {thin.data.map((one) => (
          <Row key={one.valueId} thin={one} />
        ))}
      </ul>
    </section>
  )
}

function Row({ thin }: { thin: ThinCategory }) {
  const { category, valueId, label, people, searches, itemCount, lastAt } = thin
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Anchor
          href={paths.library({ [category]: valueId })}
          c="inherit"
          underline="hover"
          className={styles.name}
        >
          {label}
        </Anchor>
        <span className={styles.detail}>
          {CATEGORY_LABELS[category]} · {t('analytics.health.gapCounts', { people, searches })},{' '}
          <RelativeTime at={lastAt} />
        </span>
      </div>
      <span className={styles.count}>{t('analytics.health.items', { count: itemCount })}</span>
    </li>
  )
}
