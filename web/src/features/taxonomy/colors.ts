/** Told apart beside each other in both themes. */
export const COLORS: readonly (readonly [name: string, value: string])[] = [
  ['Grey', '#64748b'],
  ['Brown', '#78716c'],
  ['Red', '#ef4444'],
  ['Orange', '#f97316'],
  ['Amber', '#eab308'],
  ['Green', '#22c55e'],
  ['Teal', '#14b8a6'],
  ['Cyan', '#06b6d4'],
  ['Blue', '#3b82f6'],
  ['Indigo', '#6366f1'],
  ['Purple', '#a855f7'],
  ['Pink', '#ec4899'],
]
