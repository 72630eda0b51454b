import { Anchor } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LogoMark } from '../ui/LogoMark.tsx'
import styles from './Bare.module.css'
import { Brand } from './brand.ts'

/** A page without the frame, for an account whose other pages are unavailable. */
export function Bare({ children }: { children: ReactNode }) {
  const { brand } = use(Brand)
  return (
    <div className={styles.bare}>
      <header className={styles.head}>
        <span className={styles.house}>
          <LogoMark size={24} />
          {brand?.name ?? t('classic.signIn.satchel')}
        </span>
        <Anchor component={Link} to={paths.paywall}>
          {t('classic.signIn.back')}
        </Anchor>
      </header>
      <main>{children}</main>
    </div>
  )
}
