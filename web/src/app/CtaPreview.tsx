import { SegmentedControl } from '@mantine/core'
import type { CtaPosition } from '@satchel/contract/ctas/ctas.ts'
import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { Cta } from '../visitor/ctas/Cta.tsx'
import '../visitor/ctas/cta.css'
import { plainly, speak } from '../visitor/messages/messages.ts'
import { CTA_TEXTS } from '../visitor/messages/texts.ts'
import { lightCss } from '../visitor/theme-css.ts'
import styles from './CtaPreview.module.css'

speak('en', plainly(CTA_TEXTS.en))

interface CtaPreviewProps {
  cta: PublicCta
  position: CtaPosition
}

/** A CTA as visitors see it on their page. */
export function CtaPreview({ cta, position }: CtaPreviewProps) {
  const [width, setWidth] = useState('desktop')
  const slot = (at: CtaPosition) =>
    at === position && (
      <div className={`cta-slot cta-slot-${at}`} {...(at === 'popup' && { 'data-open': true })}>
        <Cta cta={cta} placement={{ type: 'TENANT', position }} form={null} />
      </div>
    )
  return (
    <section className={styles.preview} aria-label={t('app.ctas.preview')}>
      <style>{lightCss('.cta-preview', cta.style.color ?? cta.company.color)}</style>
      <SegmentedControl
        size="xs"
        aria-label={t('app.ctas.width')}
        data={[
          { value: 'desktop', label: t('app.ctas.desktop') },
          { value: 'phone', label: t('app.ctas.phone') },
        ]}
        value={width}
        onChange={setWidth}
      />
      {/* Nothing in it does anything here, but it may be longer than its frame. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <div className={styles.frame} data-width={width} tabIndex={0}>
        <div className={`${styles.page} cta-preview`} inert>
          <p className={styles.owner}>{cta.company.name}</p>
          {slot('top')}
          <div className={styles.content} />
          {slot('end')}
          {slot('bottom')}
          {slot('popup')}
        </div>
      </div>
    </section>
  )
}
