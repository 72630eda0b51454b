import { ColorInput, Input, SegmentedControl } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { contrast, scaleOf } from '../../../lib/format/color-scale.ts'
import { HEX_COLOR } from '../../../lib/format/design-tokens.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useMe } from '../../../lib/session.ts'
import * as labels from '../labels.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm } from './draft.ts'

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

/** The style of a CTA, with white text on its color checked. */
export function StyleSection({ form }: { form: DraftForm }) {
  const { style } = form.values
  const { tenant } = useMe()
  const set = (change: typeof style) => form.setFieldValue('style', { ...style, ...change })
  const [typed, setGiven] = useState(style.color ?? '')
  const color = style.color ?? tenant.branding.color
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('ctas.style')}</h2>
      <div className={styles.looks}>
        <Input.Wrapper label={t('ctas.background')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('ctas.background')}
            data={optionsOf(labels.FILLS)}
            value={style.fill ?? 'plain'}
            onChange={(fill) => set({ fill: fill as NonNullable<typeof style.fill> })}
          />
        </Input.Wrapper>
        <Input.Wrapper label={t('ctas.alignment')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('ctas.alignment')}
            data={optionsOf(labels.ALIGNMENTS)}
            value={style.align ?? 'start'}
            onChange={(align) => set({ align: align as NonNullable<typeof style.align> })}
          />
        </Input.Wrapper>
      </div>
      <ColorInput
        label={t('ctas.color')}
        description={contrastOf(color)}
        placeholder={t('ctas.companyColor')}
        value={typed}
        format="hex"
        swatches={[tenant.branding.color, '#2563eb', '#7c3aed', '#be185d', '#b45309', '#15803d']}
        withEyeDropper={false}
        error={form.errors['style.color']}
        onChange={(typed) => {
          setGiven(typed)
          if (typed === '' || HEX_COLOR.test(typed)) set({ color: typed || null })
        }}
      />
    </section>
  )
}

/** Describes the contrast of white on a color; if it is too low, buttons use a darker shade. */
function contrastOf(color: string): string {
  const rounded = (ratio: number) => formatNumber(Math.round(ratio * 10) / 10)
  const onWhite = contrast('#ffffff', color)
  const used = scaleOf(color)[7]
  const usedRatio = contrast('#ffffff', used)
  return onWhite >= 4.5
    ? t('ctas.contrastGood', { ratio: rounded(onWhite) })
    : t('ctas.contrastDarkened', { ratio: rounded(onWhite), used, usedRatio: rounded(usedRatio) })
}
