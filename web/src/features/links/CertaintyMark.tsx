import type { Certainty } from '@satchel/contract/visits.ts'
import {
  IconEyeCheck,
  IconEyeDotted,
  IconRobot,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import styles from './CertaintyMark.module.css'

const ICONS = {
  proved: IconRosetteDiscountCheck,
  acted: IconEyeCheck,
  loaded: IconEyeDotted,
  machine: IconRobot,
} satisfies Record<Certainty, unknown>

/** How sure it is that a person read; `label` says why. */
export function CertaintyMark({ certainty, label }: { certainty: Certainty; label: string }) {
  const Icon = ICONS[certainty]
  return (
    <span title={label} className={styles.mark} data-certainty={certainty}>
      <Icon {...icon} role="img" aria-label={label} />
    </span>
  )
}
