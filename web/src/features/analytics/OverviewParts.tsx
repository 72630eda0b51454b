import { Anchor } from '@mantine/core'
import type { OverviewReport } from '@satchel/contract/analytics/analytics.ts'
import type { Dimension } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { formatVisitValue } from '../../lib/visit-values.ts'
import { BarList } from '../../ui/chart/BarList.tsx'
import styles from './Analytics.module.css'
import { DIMENSION_LABELS } from './analytics-labels.ts'
import type { VisitPart } from './analytics-view.ts'
import { ChartSection } from './ChartSection.tsx'

const NAMES: readonly Dimension[] = ['country', 'device', 'browser', 'os', 'referrer', 'trigger']
const SHOWN = 5

interface OverviewPartsProps extends Pick<OverviewReport, 'by'> {
  names?: readonly Dimension[]
  /** Returns the link to the visits of one value alone. */
  linkOf?: (part: VisitPart) => string
}

/** Sources and devices of the visits; dimensions without values are left out. */
export function OverviewParts({ by, names = NAMES, linkOf }: OverviewPartsProps) {
  const visibleNames = names.filter((name) => by[name].some(({ value }) => value !== null))
  if (visibleNames.length === 0) return null
  return (
    <div className={styles.parts}>
      {visibleNames.map((name) => (
        <Part key={name} dimension={name} values={by[name]} linkOf={linkOf} />
      ))}
    </div>
  )
}

interface PartProps {
  dimension: Dimension
  values: OverviewReport['by'][Dimension]
  linkOf: OverviewPartsProps['linkOf']
}

function Part({ dimension, values, linkOf }: PartProps) {
  const title = DIMENSION_LABELS[dimension]
  const show = ({ value }: { value: string | null }) => {
    const text = formatVisitValue(dimension, value)
    if (!linkOf || value === null) return text
    return (
      <Anchor component={Link} to={linkOf({ dimension, value })} c="inherit" underline="hover">
        {text}
      </Anchor>
    )
  }
  return (
    <ChartSection
      title={title}
      rows={values}
      columns={[
        { label: title, read: ({ value }) => formatVisitValue(dimension, value), show },
        { label: t('analytics.views'), read: ({ views }) => views },
        { label: t('analytics.visitors'), read: ({ viewers }) => viewers },
      ]}
    >
      <BarList
        label={title}
        bars={values.slice(0, SHOWN).map((row) => ({
          key: row.value ?? '',
          name: show(row),
          text: t('analytics.viewCount', { count: row.views }),
          value: row.views,
        }))}
      />
    </ChartSection>
  )
}
