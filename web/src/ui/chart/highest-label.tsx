interface Bar {
  index?: number | undefined
  x?: number | string | undefined
  y?: number | string | undefined
  width?: number | string | undefined
}

/** For the bars of a chart: the highest has its number above it. */
export function highestLabel(counts: readonly number[], format: (count: number) => string) {
  const most = Math.max(...counts)
  // Bars of nothing are not counted.
  const highest = counts.filter((count) => count > 0).indexOf(most)
  return ({ index, x = 0, y = 0, width = 0 }: Bar) =>
    index === highest ? (
      <text
        x={Number(x) + Number(width) / 2}
        y={Number(y) - 6}
        textAnchor="middle"
        fontSize={12}
        fill="var(--mantine-color-text)"
      >
        {format(most)}
      </text>
    ) : null
}
