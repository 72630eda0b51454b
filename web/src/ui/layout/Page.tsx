import { Text, Title } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useEffect } from 'react'
import { announce } from '../feedback/announce.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './Page.module.css'

interface PageProps {
  title: string
  /** Line that explains the page, only if that helps. */
  line?: ReactNode
  /** Way back to the list that the page belongs to. */
  back?: ReactNode
  /** The primary button. */
  action?: ReactNode
  children?: ReactNode
}

export function Page({ title, line, back, action, children }: PageProps) {
  return (
    <PageBody title={title}>
      {back}
      <header className={styles.head}>
        <div className={styles.text}>
          <Title order={1}>{title}</Title>
          {line && (
            <Text c="dimmed" mt="2xs">
              {line}
            </Text>
          )}
        </div>
        {action}
      </header>
      {children}
    </PageBody>
  )
}

/** Body for pages that render their own header. */
export function PageBody({ title, children }: Pick<PageProps, 'title' | 'children'>) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}

/** Sets the document title, announces the page to screen readers and moves a lost focus to its heading. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    announce(children)
    focusHeading()
  }, [children])
  return <title>{t('ui.pageTitle', { title: children })}</title>
}
