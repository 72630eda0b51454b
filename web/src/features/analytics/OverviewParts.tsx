import type { OverviewReport } from '@satchel/contract/analytics.ts'
import type { Dimension } from '@satchel/contract/visits.ts'
import { formatVisitValue } from '../../lib/visit-values.ts'
import { BarList } from '../../ui/chart/BarList.tsx'
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

/** Sources and devices of the visits; dimensions without values are left out. */
export function OverviewParts({ by }: Pick<OverviewReport, 'by'>) {
  const shown = TITLES.filter(([name]) => by[name].some(({ value }) => value !== null))
  if (shown.length === 0) return null
  return (
    <div className={styles.parts}>
      {shown.map(([name, title]) => (
        <ChartSection
          key={name}
          title={title}
          rows={by[name]}
          columns={[
            { label: title, read: ({ value }) => formatVisitValue(name, value) },
            { label: labels.views, read: ({ views }) => views },
            { label: labels.visitors, read: ({ viewers }) => viewers },
          ]}
        >
          <BarList
            label={title}
            bars={by[name].slice(0, SHOWN).map(({ value, views }) => ({
              key: value ?? '',
              name: formatVisitValue(name, value),
              text: labels.viewCount(views),
              value: views,
            }))}
          />
        </ChartSection>
      ))}
    </div>
  )
}
