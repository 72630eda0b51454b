import { Text, Title } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, use, useLayoutEffect } from 'react'
import { LogoMark } from '../ui/LogoMark.tsx'
import { PageTitle } from '../ui/layout/Page.tsx'
import { Brand } from './brand.ts'
import { JourneyDrawing } from './JourneyDrawing.tsx'
import styles from './Split.module.css'

interface SplitProps {
  title: string
  line?: ReactNode
  children?: ReactNode
  /** Links to related pages. */
  foot?: ReactNode
}

/** Layout of every classic page: the task at one side, the company at the other. */
export function Split({ title, line, children, foot }: SplitProps) {
  // Drawn by classic/index.html until now.
  useLayoutEffect(() => document.getElementById('entrance')?.remove(), [])
  return (
    <div className={styles.split}>
      <PageTitle>{title}</PageTitle>
      <aside className={styles.panel}>
        <House />
        <JourneyDrawing />
        <p className={styles.promise}>{t('classic.signIn.findRightContentShare')}</p>
      </aside>
      <main className={styles.main}>
        <div className={styles.small}>
          <House />
        </div>
        <div className={styles.work}>
          <Title order={1} className={styles.title}>
            {title}
          </Title>
          {line && <Text c="dimmed">{line}</Text>}
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </main>
    </div>
  )
}

function House() {
  const { brand } = use(Brand)
  const logo = brand?.branding.logoUrl
  return (
    <div className={styles.house}>
      {logo ? <img src={logo} alt="" className={styles.logo} /> : <LogoMark size={28} />}
      {brand?.name ?? t('classic.signIn.satchel')}
    </div>
  )
}
