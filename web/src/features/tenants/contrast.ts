import { contrast, scaleOf } from '../../lib/color-scale.ts'

/** White on a button has to be read; where it could not be, the button takes a neighbour of the colour. */
export function contrastOf(color: string): string {
  const ratio = new Intl.NumberFormat(navigator.language, { maximumFractionDigits: 1 })
  const given = contrast('#ffffff', color)
  const used = scaleOf(color)[7]
  const told = `White on it reads at ${ratio.format(given)} to 1`
  if (contrast(used, color) < 1.06) return `${told}: used as it is.`
  const how =
    given < contrast('#ffffff', used)
      ? 'too little: buttons are darker'
      : 'very dark: buttons are lighter'
  return `${told}, ${how}, ${used} at ${ratio.format(contrast('#ffffff', used))} to 1.`
}
