import type { Dimension, LinkReport } from '@satchel/contract/visits.ts'
import { formatVisitValue } from '../../../lib/visit-values.ts'
import { BarList } from '../../../ui/chart/BarList.tsx'
import styles from './LinkReport.module.css'
import * as labels from './labels.ts'

const TITLES: readonly [Dimension, string][] = [
  ['country', labels.country],
  ['device', labels.device],
  ['browser', labels.browser],
  ['referrer', labels.referrer],
  ['trigger', labels.source],
]
const SHOWN = 5

/** Sources and devices of the visits; dimensions without values are left out. */
export function LinkParts({ by }: { by: LinkReport['by'] }) {
  const shown = TITLES.filter(([name]) => by[name].some(({ value }) => value !== null))
  if (shown.length === 0) return null
  return (
    <div className={styles.parts}>
      {shown.map(([name, title]) => (
        <section key={name}>
          <h2 className={styles.part}>{title}</h2>
          <BarList
            label={title}
            bars={by[name].slice(0, SHOWN).map(({ value, views }) => ({
              key: value ?? '',
              name: formatVisitValue(name, value),
              text: labels.viewCount(views),
              value: views,
            }))}
          />
        </section>
      ))}
    </div>
  )
}
