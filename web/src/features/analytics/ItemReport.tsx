import { SegmentedControl } from '@mantine/core'
import { getOverviewReport, type OverviewReport } from '@satchel/contract/analytics.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { useState } from 'react'
import { dayIn } from '../../lib/day.ts'
import { useMe } from '../../lib/session.ts'
import styles from './Analytics.module.css'
import { daysOf } from './analytics-view.ts'
import { FigureTiles } from './FigureTiles.tsx'
import * as labels from './labels.ts'
import { OverviewParts } from './OverviewParts.tsx'
import { AskedReport } from './ReportOf.tsx'
import { TrendChart } from './TrendChart.tsx'

interface ItemReportProps {
  itemType: ItemType
  itemId: string
}

const RANGES = [
  { value: '30', label: labels.thirtyDays },
  { value: '90', label: labels.ninetyDays },
  { value: 'twelve', label: labels.twelveMonths },
] as const
type Range = (typeof RANGES)[number]['value']

const COUNTED = [
  { value: 'all', label: labels.allViews },
  { value: 'sure', label: labels.sureViews },
]

/** What came of all links to one item, collection or site. */
export function ItemReport({ itemType, itemId }: ItemReportProps) {
  const { tenant } = useMe()
  const [range, setRange] = useState<Range>('30')
  const [counted, setCounted] = useState('all')
  const certainty = counted === 'sure' && ({ certainty: 'sure' } as const)
  const days = daysOf(range, dayIn(tenant.timeZone, new Date()))
  return (
    <div className={styles.compact}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={labels.dateRange}
        data={[...RANGES]}
        value={range}
        onChange={(value) => setRange(value as Range)}
      />
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={labels.whichViews}
        data={COUNTED}
        value={counted}
        onChange={setCounted}
      />
      <AskedReport endpoint={getOverviewReport} asked={{ itemType, itemId, ...days, ...certainty }}>
        {(report) => <Figures report={report} isSure={counted === 'sure'} />}
      </AskedReport>
    </div>
  )
}

const FIGURES = ['views', 'viewers', 'downloads', 'seconds'] as const
type Figure = (typeof FIGURES)[number]

function Figures({ report, isSure }: { report: OverviewReport; isSure: boolean }) {
  const [figure, setFigure] = useState<Figure>('views')
  if (report.now.sums.views === 0 && report.before.sums.views === 0)
    return (
      <p className={styles.sentence}>{isSure ? labels.noSureViewsOfThis : labels.noViewsOfThis}</p>
    )
  return (
    <>
      <FigureTiles
        report={report}
        name="overview"
        figures={FIGURES}
        figure={figure}
        onFigure={setFigure}
      />
      <TrendChart report={report} name="overview" figure={figure} isFixed />
      <OverviewParts by={report.by} names={['country', 'device', 'trigger']} />
    </>
  )
}
