import type { ReactNode } from 'react'
import styles from './SettingCard.module.css'

interface SettingCardProps {
  name: ReactNode
  /** Level of the name's heading. */
  heading: 'h3' | 'h4'
  status?: { label: string; tone: 'good' | 'waiting' | 'bad' | 'quiet' }
  /** A line of spans, after the status. */
  facts?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** Card of one configured thing: its name, status, and actions. */
export function SettingCard(props: SettingCardProps) {
  const { name, heading: Heading, status, facts, actions, children } = props
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.state}>
            {status && (
              <span data-tone={status.tone} className={styles.status}>
                {status.label}
              </span>
            )}
            {facts}
          </p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </li>
  )
}
