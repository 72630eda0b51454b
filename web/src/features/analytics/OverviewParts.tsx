import type { OverviewReport } from '@satchel/contract/analytics.ts'
import type { Dimension } from '@satchel/contract/visits.ts'
import { valueWords } from '../../lib/visit-values.ts'
import { BarList } from '../../ui/BarList.tsx'
import styles from './Analytics.module.css'
import { ChartSection } from './ChartSection.tsx'
import * as labels from './labels.ts'

const TITLES: readonly [Dimension, string][] = [
  ['country', labels.country],
  ['device', labels.device],
  ['browser', labels.browser],
  ['os', labels.system],
  ['referrer', labels.referrer],
  ['trigger', labels.source],
]
const SHOWN = 5

/** Where from and with what; what tells nothing is left out. */
export function OverviewParts({ by }: Pick<OverviewReport, 'by'>) {
  const told = TITLES.filter(([name]) => by[name].some(({ value }) => value !== null))
  if (told.length === 0) return null
  return (
    <div className={styles.parts}>
      {told.map(([name, title]) => (
        <ChartSection
          key={name}
          title={title}
          rows={by[name]}
          columns={[
            { label: title, read: ({ value }) => valueWords(name, value) },
            { label: labels.views, read: ({ views }) => views },
            { label: labels.visitors, read: ({ viewers }) => viewers },
          ]}
        >
          <BarList
            label={title}
            bars={by[name].slice(0, SHOWN).map(({ value, views }) => ({
              key: value ?? '',
              name: valueWords(name, value),
              words: labels.viewCount(views),
              value: views,
            }))}
          />
        </ChartSection>
      ))}
    </div>
  )
}
