import { Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { icon } from '../../../ui/icon.ts'
import styles from './ShareOptions.module.css'

interface OptionGroupProps {
  label: string
  /** Summary of the group's values while it is collapsed. */
  summary: string
  /** True if a field in it is invalid, which expands it. */
  isFaulty?: boolean
  children: ReactNode
}

export function OptionGroup({ label, summary, isFaulty = false, children }: OptionGroupProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const isShown = isOpen || isFaulty
  return (
    <div className={styles.group}>
      <UnstyledButton
        className={styles.fold}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={toggle}
      >
        <IconChevronRight {...icon} className={styles.chevron} data-open={isShown || undefined} />
        <span className={styles.foldLabel}>{label}</span>
        <span className={styles.summary}>{summary}</span>
      </UnstyledButton>
      <Collapse expanded={isShown} id={id}>
        <div className={styles.fields}>{children}</div>
      </Collapse>
    </div>
  )
}
