import { Checkbox } from '@mantine/core'
import { ValueDot } from '../../ui/ValueDot.tsx'
import styles from './ClassifyForm.module.css'
import type { Share } from './classification.ts'

interface ShareCheckboxProps {
  label: string
  color?: string | null
  share: Share
  onChange: (share: Share) => void
}

const NEXT: Readonly<Record<Share, Share>> = { some: 'all', all: 'none', none: 'all' }

/** Ticked, unticked, or half: some of the items have it, and it stays so. */
export function ShareCheckbox({ label, color, share, onChange }: ShareCheckboxProps) {
  return (
    <Checkbox
      size="xs"
      radius="xs"
      checked={share === 'all'}
      indeterminate={share === 'some'}
      onChange={() => onChange(NEXT[share])}
      label={
        <span className={styles.value}>
          {color && <ValueDot color={color} />}
          {label}
        </span>
      }
    />
  )
}
