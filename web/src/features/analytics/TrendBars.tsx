import { CompositeChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'

export interface TrendPart {
  /** "Mar 11 to 17". */
  name: string
  short: string
  now: number
  before: number | null
}

interface TrendBarsProps {
  parts: readonly TrendPart[]
  format: (value: number) => string
}

/** Bars from zero, the highest with its number; the range before as a line behind. */
export function TrendBars({ parts, format }: TrendBarsProps) {
  const most = Math.max(...parts.map(({ now }) => now))
  const top = Math.max(most, ...parts.map(({ before }) => before ?? 0), 1)
  // Bars of nothing are not counted.
  const highest = parts.filter(({ now }) => now > 0).findIndex(({ now }) => now === most)
  const shorts = new Map(parts.map(({ name, short }) => [name, short]))
  return (
    <CompositeChart
      h={220}
      data={[...parts]}
      dataKey="name"
      series={[
        {
          name: 'before',
          label: 'Before',
          type: 'line',
          color: 'light-dark(var(--mantine-color-gray-5), var(--mantine-color-dark-2))',
        },
        {
          name: 'now',
          label: 'These days',
          type: 'bar',
          color: 'var(--mantine-primary-color-filled)',
        },
      ]}
      gridAxis="none"
      tickLine="none"
      withYAxis={false}
      withDots={parts.length === 1}
      curveType="linear"
      yAxisProps={{ domain: [0, top] }}
      xAxisProps={{
        minTickGap: 32,
        interval: 'preserveStartEnd',
        tickFormatter: (name: string) => shorts.get(name) ?? name,
      }}
      maxBarWidth={32}
      valueFormatter={format}
      tooltipAnimationDuration={0}
      lineProps={{ isAnimationActive: false, strokeWidth: 1.5 }}
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
              {format(most)}
            </text>
          ) : null,
      }}
      composedChartProps={{ margin: { top: 20 }, accessibilityLayer: false }}
    />
  )
}
