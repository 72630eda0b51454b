import type { BarChartProps } from '@mantine/charts'

/** Settings of the axis of values: from zero by few round numbers, as wide as they are. */
export const VALUE_AXIS = {
  domain: [0, 'auto'],
  tickCount: 3,
  allowDecimals: false,
  width: 'auto',
} satisfies YAxisProps

type YAxisProps = NonNullable<BarChartProps['yAxisProps']>

/** Space around a chart, for the labels of its axis. */
export const CHART_MARGIN = { top: 8, left: 8 }
