import { t } from '@satchel/messages/t.ts'
import { contrast, scaleOf } from '../../lib/format/color-scale.ts'
import { FORMAT_LOCALE } from '../../lib/language.ts'

/** Describes the contrast of white on a color; if it is too low, buttons use a darker shade. */
export function contrastOf(color: string): string {
  const ratio = new Intl.NumberFormat(FORMAT_LOCALE, { maximumFractionDigits: 1 })
  const onWhite = contrast('#ffffff', color)
  const used = scaleOf(color)[7]
  const formatted = t('tenants.contrast', { ratio: ratio.format(onWhite) })
  if (contrast(used, color) < 1.06) return t('tenants.contrastGood', { label: formatted })
  const how =
    onWhite < contrast('#ffffff', used) ? t('tenants.contrastTooLow') : t('tenants.colorVeryDark')
  return t('tenants.contrastAdjusted', {
    label: formatted,
    how,
    used,
    ratio: ratio.format(contrast('#ffffff', used)),
  })
}
