import type { CheckResult } from '@satchel/contract/doctor.ts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconHelpCircle,
} from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import styles from './Doctor.module.css'
import * as labels from './labels.ts'

const ICONS = {
  ok: IconCircleCheck,
  warning: IconAlertTriangle,
  fault: IconCircleX,
  unknown: IconHelpCircle,
}
/** A finding on the server, with what to do about it. */
export function CheckRow({ check: { name, state, found, advice } }: { check: CheckResult }) {
  const Icon = ICONS[state]
  return (
    <li className={styles.check} data-state={state}>
      <Icon {...icon} role="img" aria-hidden={false} aria-label={labels.states[state]} />
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.found}>{found}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
    </li>
  )
}
