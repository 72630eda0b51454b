import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './PickList.module.css'

export interface Pick {
  id: string
  name: string
  /** The image, or a mark instead. */
  picture: ReactNode
  /** Reason why it can't be selected. */
  isTaken?: string | undefined
}

interface PickListProps {
  picks: readonly Pick[]
  chosen: ReadonlySet<string>
  onToggle: (id: string) => void
}

/** Rows to tick, each with an image and a name. */
export function PickList({ picks, chosen, onToggle }: PickListProps) {
  return (
    <ul className={styles.choices}>
      {picks.map(({ id, name, picture, isTaken }) => (
        <li key={id}>
          <Checkbox
            classNames={{ body: styles.choice ?? '', labelWrapper: styles.label ?? '' }}
            checked={isTaken !== undefined || chosen.has(id)}
            disabled={isTaken !== undefined}
            onChange={() => onToggle(id)}
            label={
              <span className={styles.item}>
                <span className={styles.thumbnail}>{picture}</span>
                <span className={styles.name}>{name}</span>
                {isTaken !== undefined && <span className={styles.quiet}>{isTaken}</span>}
              </span>
            }
          />
        </li>
      ))}
    </ul>
  )
}

/** Frame of a searched list. */
export function PickResults({ children }: { children: ReactNode }) {
  return <div className={styles.results}>{children}</div>
}

export function NothingToPick({ children }: { children: ReactNode }) {
  return <p className={styles.none}>{children}</p>
}
