import styles from './Steps.module.css'

const STEPS = ['File', 'Columns', 'Review', 'Run']

/** Where one is on the way. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {STEPS.map((step, index) => (
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
