import { Title } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import {
  IconHome,
  IconLayoutGrid,
  IconLink,
  IconStack2,
  type TablerIcon,
} from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { scaleOf } from '../../lib/format/color-scale.ts'
import { icon } from '../../ui/icon.ts'
import { LogoMark } from '../../ui/LogoMark.tsx'
import styles from './BrandPreview.module.css'

interface Brand {
  name: string
  color: string
  logoUrl: string | null
}

/** Previews the app, emails and link pages with the new branding. */
export function BrandPreview(brand: Brand) {
  const scale = scaleOf(brand.color)
  const tokens = {
    '--brand': scale[7],
    '--brand-quiet': scale[0],
    '--brand-text': scale[7],
  } as CSSProperties
  return (
    <section aria-labelledby="preview" style={tokens}>
      <Title order={3} id="preview" mb="xs">
        {t('tenants.preview')}
      </Title>
      <div className={styles.previews}>
        <Shown of={t('tenants.app')}>
          <AppPreview {...brand} />
        </Shown>
        <Shown of={t('tenants.linkPage')}>
          <VisitorPreview {...brand} />
        </Shown>
        <Shown of={t('tenants.email')}>
          <MailPreview {...brand} />
        </Shown>
      </div>
    </section>
  )
}

function Shown({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.screen} aria-hidden="true">
        {children}
      </div>
      <figcaption className={styles.caption}>{of}</figcaption>
    </figure>
  )
}

const ENTRIES: [string, TablerIcon][] = [
  [t('tenants.home'), IconHome],
  [t('tenants.library'), IconLayoutGrid],
  [t('tenants.collections'), IconStack2],
  [t('tenants.links'), IconLink],
]

function AppPreview({ name, logoUrl }: Brand) {
  return (
    <div className={styles.app}>
      <div className={styles.side}>
        <div className={styles.owner}>
          {logoUrl ? (
            <img src={logoUrl} alt="" className={styles.mark} />
          ) : (
            <LogoMark size={18} className={styles.sign} />
          )}
          <span className={styles.name}>{name}</span>
        </div>
        {ENTRIES.map(([label, Icon]) => (
          <div
            key={label}
            className={styles.entry}
            data-chosen={label === t('tenants.library') || undefined}
          >
            <Icon {...icon} />
            <span>{label}</span>
          </div>
        ))}
      </div>
      <div className={styles.work}>
        <span className={styles.button}>{t('tenants.upload')}</span>
        <div className={styles.cards}>
          <i />
          <i data-chosen />
          <i />
          <i />
        </div>
      </div>
    </div>
  )
}

function VisitorPreview(brand: Brand) {
  return (
    <div className={styles.visitor}>
      <div className={styles.top}>
        <Owner {...brand} />
        <span className={styles.button}>{t('ui.download')}</span>
      </div>
      <div className={styles.paper}>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}

function MailPreview(brand: Brand) {
  return (
    <div className={styles.mail}>
      <div className={styles.letter}>
        <Owner {...brand} />
        <strong>{t('tenants.sampleEmailSubject')}</strong>
        <span>{t('tenants.hereArePricesWeDiscussed')}</span>
        <span className={styles.button}>{t('ui.open')}</span>
      </div>
    </div>
  )
}

function Owner({ name, logoUrl }: Brand) {
  return logoUrl ? (
    <img src={logoUrl} alt="" className={styles.logo} />
  ) : (
    <span className={styles.name}>{name}</span>
  )
}
