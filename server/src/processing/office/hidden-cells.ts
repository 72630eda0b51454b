/** Follows the cells of a sheet in their order and counts hidden rows and columns that have content. */
export function hiddenCells() {
  const ranges: [first: number, last: number][] = []
  const columns = new Set<number>()
  let isRowHidden = false
  let isRowFull = false
  let rows = 0
  let column = -1
  let width = 1
  const endRow = () => {
    if (isRowHidden && isRowFull) rows++
  }
  return {
    hideColumns(first: number, last: number) {
      ranges.push([first, last])
    },
    startRow(isHidden: boolean) {
      endRow()
      isRowHidden = isHidden
      isRowFull = false
      column = -1
      width = 1
    },
    /** A cell at a column, or after the one before it; it may stand for several. */
    startCell(at?: number, repeated = 1) {
      column = at ?? column + width
      width = repeated
    },
    /** Marks the cell as one with content. */
    fill() {
      isRowFull = true
      for (const [first, last] of ranges) {
        const end = Math.min(last, column + width - 1, first + COLUMNS_MAX)
        for (let one = Math.max(first, column); one <= end; one++) columns.add(one)
      }
    },
    count() {
      endRow()
      isRowHidden = false
      return { rows, columns: columns.size }
    },
  }
}

const COLUMNS_MAX = 16_384
