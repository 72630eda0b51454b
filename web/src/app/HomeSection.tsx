import { Anchor, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useId } from 'react'
import { EntryLink } from '../frame/EntryLink.tsx'
import styles from './HomeSection.module.css'

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
          {t('app.home.showAll')}
          <VisuallyHidden> {t('app.home.ofTitle', { title })}</VisuallyHidden>
        </Anchor>
      </div>
      {children}
    </section>
  )
}
