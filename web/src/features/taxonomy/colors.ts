import { t } from '@satchel/messages/t.ts'

/** Colors that are distinguishable side by side in both themes. */
export const COLORS: readonly (readonly [name: string, value: string])[] = [
  [t('taxonomy.gray'), '#64748b'],
  [t('taxonomy.brown'), '#78716c'],
  [t('taxonomy.red'), '#ef4444'],
  [t('taxonomy.orange'), '#f97316'],
  [t('taxonomy.amber'), '#eab308'],
  [t('taxonomy.green'), '#22c55e'],
  [t('taxonomy.teal'), '#14b8a6'],
  [t('taxonomy.cyan'), '#06b6d4'],
  [t('taxonomy.blue'), '#3b82f6'],
  [t('taxonomy.indigo'), '#6366f1'],
  [t('taxonomy.purple'), '#a855f7'],
  [t('taxonomy.pink'), '#ec4899'],
]
