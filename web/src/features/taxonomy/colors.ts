import * as labels from './labels.ts'

/** Colors that are distinguishable side by side in both themes. */
export const COLORS: readonly (readonly [name: string, value: string])[] = [
  [labels.gray, '#64748b'],
  [labels.brown, '#78716c'],
  [labels.red, '#ef4444'],
  [labels.orange, '#f97316'],
  [labels.amber, '#eab308'],
  [labels.green, '#22c55e'],
  [labels.teal, '#14b8a6'],
  [labels.cyan, '#06b6d4'],
  [labels.blue, '#3b82f6'],
  [labels.indigo, '#6366f1'],
  [labels.purple, '#a855f7'],
  [labels.pink, '#ec4899'],
]
