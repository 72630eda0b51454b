import { Checkbox } from '@mantine/core'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import styles from './ClassifyForm.module.css'
import type { Share } from './classification.ts'

interface ShareCheckboxProps {
  label: string
  color?: string | null
  share: Share
  /** True if some of the items have it, or nobody knows, at first: then this state can be selected again. */
  isMixed: boolean
  onChange: (share: Share) => void
}

/** Checkbox that is ticked, unticked, or indeterminate, which leaves each item as it is. */
export function ShareCheckbox({ label, color, share, isMixed, onChange }: ShareCheckboxProps) {
  const next: Readonly<Record<Share, Share>> = {
    some: 'all',
    all: 'none',
    none: isMixed ? 'some' : 'all',
  }
  return (
    <Checkbox
      size="xs"
      radius="xs"
      checked={share === 'all'}
      indeterminate={share === 'some'}
      onChange={() => onChange(next[share])}
      label={
        <span className={styles.value}>
          {color && <ValueDot color={color} />}
          {label}
        </span>
      }
    />
  )
}
