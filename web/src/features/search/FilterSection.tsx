import { Collapse } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import styles from './FilterRail.module.css'

interface FilterSectionProps {
  label: string
  /** Number of selected values. */
  chosen: number
  startsOpen?: boolean
  children: ReactNode
}

/** A collapsible section of the rail, initially expanded if one of its filters is active. */
export function FilterSection({ label, chosen, startsOpen = false, children }: FilterSectionProps) {
  const [isOpen, setIsOpen] = useState(startsOpen || chosen > 0)
  const id = useId()
  return (
    <section aria-labelledby={`${id}-label`} className={styles.section}>
      <h2 className={styles.sectionHead}>
        <button
          type="button"
          id={`${id}-label`}
          className={styles.sectionButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronRight {...icon} className={styles.chevron} />
          {label}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </button>
      </h2>
      <Collapse id={id} expanded={isOpen} transitionDuration={120}>
        {children}
      </Collapse>
    </section>
  )
}
