import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { formatNumber, formatShortDay } from '../lib/format.ts'

export interface DayCount {
  day: string
  count: number
}

interface DayBarsProps {
  days: readonly DayCount[]
  /** What is counted: "Views". */
  label: string
}

/** One bar a day, from zero, the highest with its number. */
export function DayBars({ days, label }: DayBarsProps) {
  const most = Math.max(...days.map(({ count }) => count))
  // Bars of nothing are not counted.
  const highest = days.filter(({ count }) => count > 0).findIndex(({ count }) => count === most)
  return (
    <BarChart
      h={160}
      data={days.map(({ day, count }) => ({ day: formatShortDay(day), [label]: count }))}
      dataKey="day"
      series={[{ name: label, color: 'var(--mantine-primary-color-filled)' }]}
      gridAxis="none"
      tickLine="none"
      withYAxis={false}
      yAxisProps={{ domain: [0, Math.max(most, 1)], allowDecimals: false }}
      xAxisProps={{ minTickGap: 32, interval: 'preserveStartEnd' }}
      maxBarWidth={24}
      valueFormatter={formatNumber}
      tooltipAnimationDuration={0}
      barProps={{
        isAnimationActive: false,
        radius: 3,
        label: ({ index = -1, x = 0, y = 0, width = 0 }) =>
          index === highest && most > 0 ? (
            <text
              x={Number(x) + Number(width) / 2}
              y={Number(y) - 6}
              textAnchor="middle"
              fontSize={12}
              fill="var(--mantine-color-text)"
            >
              {formatNumber(most)}
            </text>
          ) : null,
      }}
      barChartProps={{ margin: { top: 20 }, accessibilityLayer: false }}
    />
  )
}
