import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './StatusSign.module.css'

/** The name of the status, with its color as a dot. */
export function StatusSign({ wish }: { wish: Wish }) {
  const { statusLabel, statusColor, pending } = wish
  return (
    <span className={styles.status}>
      <ValueDot color={statusColor} />
      {pending ? t('wishes.waitsForApproval') : statusLabel}
    </span>
  )
}
