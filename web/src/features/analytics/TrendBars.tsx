import { CompositeChart } from '@mantine/charts'
import { t } from '@satchel/messages/t.ts'
import '@mantine/charts/styles.layer.css'
import { CHART_MARGIN, VALUE_AXIS } from '../../ui/chart/value-axis.ts'
import styles from './Analytics.module.css'

export interface TrendPart {
  /** Name of the interval, such as "Mar 11 to 17". */
  name: string
  short: string
  now: number
  before: number | null
}

interface TrendBarsProps {
  parts: readonly TrendPart[]
  format: (value: number) => string
  onPart?: ((index: number) => void) | undefined
  /** True if the last interval isn’t over yet. */
  isOpen?: boolean
}

/** Bars from zero; the previous range as a line behind. */
export function TrendBars({ parts, format, onPart, isOpen }: TrendBarsProps) {
  const counts = parts.map(({ now }) => now)
  const shorts = new Map(parts.map(({ name, short }) => [name, short]))
  return (
    <CompositeChart
      h={220}
      className={isOpen && (counts.at(-1) ?? 0) > 0 ? styles.open : undefined}
      data={[...parts]}
      dataKey="name"
      series={[
        {
          name: 'before',
          label: t('analytics.previousPeriod'),
          type: 'line',
          color: 'light-dark(var(--mantine-color-gray-5), var(--mantine-color-dark-2))',
        },
        {
          name: 'now',
          label: t('analytics.selectedPeriod'),
          type: 'bar',
          color: 'var(--mantine-primary-color-filled)',
        },
      ]}
      gridAxis="none"
      tickLine="none"
      withDots={parts.length === 1}
      curveType="linear"
      yAxisProps={{ ...VALUE_AXIS, tickFormatter: format }}
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
        style: { cursor: onPart ? 'pointer' : 'default' },
        onClick: ({ payload }: { payload?: TrendPart }) =>
          onPart?.(parts.findIndex(({ name }) => name === payload?.name)),
      }}
      composedChartProps={{ margin: CHART_MARGIN, accessibilityLayer: false }}
    />
  )
}
