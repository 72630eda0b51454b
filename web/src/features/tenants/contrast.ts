import { contrast, scaleOf } from '../../lib/format/color-scale.ts'
import { FORMAT_LOCALE } from '../../lib/language.ts'
import * as labels from './labels.ts'

/** Describes the contrast of white on a color; if it is too low, buttons use a darker shade. */
export function contrastOf(color: string): string {
  const ratio = new Intl.NumberFormat(FORMAT_LOCALE, { maximumFractionDigits: 1 })
  const onWhite = contrast('#ffffff', color)
  const used = scaleOf(color)[7]
  const formatted = labels.contrast(ratio.format(onWhite))
  if (contrast(used, color) < 1.06) return labels.contrastGood(formatted)
  const how = onWhite < contrast('#ffffff', used) ? labels.contrastTooLow : labels.colorVeryDark
  return labels.contrastAdjusted(formatted, how, used, ratio.format(contrast('#ffffff', used)))
}
