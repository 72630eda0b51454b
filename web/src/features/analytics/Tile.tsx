import { t } from '@satchel/messages/t.ts'
import type { Difference } from './analytics-labels.ts'
import styles from './Tile.module.css'

interface TileProps {
  name: string
  value: string
  /** Change from the previous range; its line keeps its space if null. */
  change?: Difference | null
  isShown: boolean
  onChoose: () => void
}

/** A figure that shows details below when it is selected. */
export function Tile({ name, value, change, isShown, onChoose }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isShown} onClick={onChoose}>
      <span className={styles.quiet}>{name}</span>
      <span className={styles.value}>{value}</span>
      {change !== undefined && (
        <span className={styles.change}>{change && <Change {...change} />}</span>
      )}
    </button>
  )
}

function Change({ text, direction, tone }: Difference) {
  if (!direction) return text
  return (
    <span className={styles[tone]}>
      <span aria-hidden>{direction === 'up' ? '▲' : '▼'} </span>
      <span className="visually-hidden">
        {direction === 'up' ? t('analytics.up') : t('analytics.down')}{' '}
      </span>
      {text}
    </span>
  )
}
