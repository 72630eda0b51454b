import { t } from '@satchel/messages/t.ts'
import styles from './Steps.module.css'

const STEPS = [
  t('imports.file'),
  t('imports.columns'),
  t('imports.review'),
  t('imports.importAction'),
]

interface StepsProps {
  current: number
  steps?: readonly string[]
}

/** Steps of an import, with the current one marked. */
export function Steps({ current, steps = STEPS }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={t('imports.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
