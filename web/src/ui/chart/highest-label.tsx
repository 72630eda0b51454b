interface Box {
  x?: number | undefined
  width?: number | undefined
}

interface Bar {
  x?: number | string | undefined
  y?: number | string | undefined
  width?: number | string | undefined
  /** The area of all bars. */
  parentViewBox?: object | undefined
}

/**
 * Labels the first of the highest bars. It is identified by its position: some charts leave empty bars out of the
 * index.
 */
export function highestLabel(counts: readonly number[], format: (count: number) => string) {
  const most = Math.max(...counts)
  const highest = counts.indexOf(most)
  return ({ x = 0, y = 0, width = 0, parentViewBox = {} }: Bar) => {
    const middle = Number(x) + Number(width) / 2
    const { x: start = 0, width: all = 0 }: Box = parentViewBox
    const index = Math.floor(((middle - start) / (all || 1)) * counts.length)
    if (most === 0 || index !== highest) return null
    return (
      <text
        x={middle}
        y={Number(y) - 6}
        textAnchor="middle"
        fontSize={12}
        fill="var(--mantine-color-text)"
      >
        {format(most)}
      </text>
    )
  }
}
