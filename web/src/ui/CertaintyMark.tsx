import {
  IconEyeCheck,
  IconEyeDotted,
  IconRobot,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import styles from './CertaintyMark.module.css'
import { icon } from './icon.ts'
import * as labels from './labels.ts'

const ICONS = {
  proved: IconRosetteDiscountCheck,
  acted: IconEyeCheck,
  loaded: IconEyeDotted,
  machine: IconRobot,
}

interface CertaintyMarkProps {
  certainty: keyof typeof ICONS
  label: string
}

/** Mark of how certain it is that a person read; `label` says why. */
export function CertaintyMark({ certainty, label }: CertaintyMarkProps) {
  const Icon = ICONS[certainty]
  return (
    <span title={label} className={styles.mark} data-certainty={certainty}>
      <Icon {...icon} role="img" aria-label={label} />
    </span>
  )
}

interface SureMarkProps {
  views: number
  /** Number of views confirmed as read by a person; undefined if unknown, and then not shown. */
  sureViews: number | undefined
}

/** Mark beside a number of views: how many of them are confirmed. */
export function SureMark({ views, sureViews }: SureMarkProps) {
  if (views === 0 || sureViews === undefined) return null
  return (
    <CertaintyMark
      certainty={sureViews > 0 ? 'acted' : 'loaded'}
      label={labels.sureOf(sureViews, views)}
    />
  )
}
