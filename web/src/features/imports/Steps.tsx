import * as labels from './labels.ts'
import styles from './Steps.module.css'

const STEPS = [labels.file, labels.columns, labels.review, labels.importAction]

interface StepsProps {
  current: number
  steps?: readonly string[]
}

/** Steps of an import, with the current one marked. */
export function Steps({ current, steps = STEPS }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={labels.steps}>
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
