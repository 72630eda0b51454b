import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { formatNumber, formatShortDay } from '../../lib/format/format.ts'
import { CHART_MARGIN, VALUE_AXIS } from './value-axis.ts'

export interface DayCount {
  day: string
  count: number
}

interface DayBarsProps {
  days: readonly DayCount[]
  /** Label of the counted things: "Views". */
  label: string
}

/** Chart with one bar per day, from zero. */
export function DayBars({ days, label }: DayBarsProps) {
  return (
    <BarChart
      h={160}
      data={days.map(({ day, count }) => ({ day: formatShortDay(day), [label]: count }))}
      dataKey="day"
      series={[{ name: label, color: 'var(--mantine-primary-color-filled)' }]}
      gridAxis="none"
      tickLine="none"
      yAxisProps={VALUE_AXIS}
      xAxisProps={{ minTickGap: 32, interval: 'preserveStartEnd' }}
      maxBarWidth={24}
      valueFormatter={formatNumber}
      tooltipAnimationDuration={0}
      barProps={{
        isAnimationActive: false,
        radius: 3,
      }}
      barChartProps={{ margin: CHART_MARGIN, accessibilityLayer: false }}
    />
  )
}
