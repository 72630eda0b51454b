import { SegmentedControl } from '@mantine/core'
import {
  getContentHealth,
  HEALTH_KINDS,
  type HealthKind,
} from '@satchel/contract/analytics/health.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useMay } from '../../../lib/session.ts'
import { Tile } from '../Tile.tsx'
import { GapList } from './GapList.tsx'
import styles from './Health.module.css'
import { HealthList } from './HealthList.tsx'
import * as labels from './labels.ts'
import { ThinList } from './ThinList.tsx'

interface HealthProps {
  kind: string
  isMine: boolean
  onKind: (kind: labels.Kind) => void
  onMine: (isMine: boolean) => void
}

/** Problems with content, each row with its fix. */
export function Health({ kind, isMine, onKind, onMine }: HealthProps) {
  const seesGaps = useMay('taxonomy.manage')
  const counts = useQuery(query(getContentHealth, { query: { mine: isMine } }))
  const gaps = useQuery({ ...query(listSearchGaps, {}), enabled: seesGaps })
  const kinds: labels.Kind[] = [...HEALTH_KINDS, ...(seesGaps ? (['gaps'] as const) : [])]
  const currentKind = kinds.find((each) => each === kind) ?? 'expiring'
  const figureOf = (each: labels.Kind) => {
    const count = each === 'gaps' ? gaps.data?.length : counts.data?.[each]
    return count === undefined ? '–' : formatNumber(count)
  }
  return (
    <div className={styles.health}>
      <SegmentedControl
        className={styles.whose}
        aria-label={t('analytics.health.owner')}
        data={[
          { value: 'all', label: t('analytics.health.everyones') },
          { value: 'mine', label: t('analytics.health.mine') },
        ]}
        value={isMine ? 'mine' : 'all'}
        onChange={(value) => onMine(value === 'mine')}
      />
      <section className={styles.tiles} aria-label={t('analytics.health.health')}>
        {kinds.map((each) => (
          <Tile
            key={each}
            name={labels.KIND_LABELS[each]}
            value={figureOf(each)}
            isShown={each === currentKind}
            onChoose={() => onKind(each)}
          />
        ))}
      </section>
      <section aria-labelledby="health-list">
        <h2 id="health-list" className={styles.title}>
          {labels.KIND_LABELS[currentKind]}
        </h2>
        <p className={styles.line}>{labels.KIND_LINES[currentKind]}</p>
        {currentKind === 'gaps' ? (
          <>
            <GapList />
            <ThinList />
          </>
        ) : (
          <HealthList key={currentKind} kind={currentKind as HealthKind} isMine={isMine} />
        )}
      </section>
    </div>
  )
}
