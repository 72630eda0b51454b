import { Anchor, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { EntryLink } from '../frame/EntryLink.tsx'
import styles from './HomeSection.module.css'
import * as labels from './labels/home.ts'

export function HomeSection({
  title,
  to,
  children,
}: {
  title: string
  to: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Anchor component={EntryLink} to={to} size="sm">
          {labels.showAll}
          <VisuallyHidden> {labels.showAllOf(title)}</VisuallyHidden>
        </Anchor>
      </div>
      {children}
    </section>
  )
}
