import styles from './Tile.module.css'

interface TileProps {
  name: string
  value: string
  /** Change from the previous range; its line keeps its space if empty. */
  change?: string
  isShown: boolean
  onChoose: () => void
}

/** A figure that shows details below when it is selected. */
export function Tile({ name, value, change, isShown, onChoose }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={isShown} onClick={onChoose}>
      <span className={styles.quiet}>{name}</span>
      <span className={styles.value}>{value}</span>
      {change !== undefined && <span className={styles.change}>{change}</span>}
    </button>
  )
}
