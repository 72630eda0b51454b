import { Button, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { UploadButton } from '../features/uploads/UploadButton.tsx'
import { paths } from '../lib/paths.ts'
import { icon, largeIcon } from '../ui/icon.ts'
import { addWebLink } from './add-web-link.ts'
import styles from './FirstSteps.module.css'
import * as labels from './labels/home.ts'
import type { FirstStep } from './use-first-steps.ts'

interface StepText {
  title: string
  line: string
  action: ReactNode
}

const STEP_TEXTS: Readonly<Record<FirstStep, StepText>> = {
  upload: {
    title: labels.uploadFileOrAddWeb,
    line: labels.dropFilesAnywhere,
    action: <UploadButton onAddWebLink={addWebLink} />,
  },
  classify: {
    title: labels.classifyIt,
    line: labels.addStageProductAndTags,
    action: (
      <Button
        variant="default"
        component={Link}
        to={paths.library({ quickFilter: 'uncategorized' })}
      >
        {labels.chooseItem}
      </Button>
    ),
  },
  share: {
    title: labels.shareIt,
    line: labels.createLinkForOnePerson,
    action: (
      <Button variant="default" component={Link} to={paths.library()}>
        {labels.chooseItem}
      </Button>
    ),
  },
  invite: {
    title: labels.invitePeople,
    line: labels.colleaguesFindAndShareSame,
    action: (
      <Button variant="default" component="a" href={paths.teamSettings()}>
        {labels.invitePeople}
      </Button>
    ),
  },
}

/** Steps that need no content; the others are about existing content. */
const NEED_NOTHING: ReadonlySet<FirstStep> = new Set(['upload', 'invite'])

interface FirstStepsProps {
  steps: readonly { step: FirstStep; isDone: boolean }[]
  onHide?: (() => void) | undefined
}

/** Lists the open steps, and names the done ones in one line; gone once all are done. */
export function FirstSteps({ steps, onHide }: FirstStepsProps) {
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone)
  const isEmpty = steps.some(({ step, isDone }) => step === 'upload' && !isDone)
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <header className={styles.head}>
        <h2 id="first-steps" className={styles.heading}>
          {steps.length === 1 ? labels.createYourFirstLink : labels.getStarted}
        </h2>
        <span className={styles.count}>{labels.doneOfCountDone(done.length, steps.length)}</span>
        {onHide && (
          <Button variant="default" size="compact-sm" onClick={onHide}>
            {labels.hide}
            <VisuallyHidden> {labels.gettingStarted}</VisuallyHidden>
          </Button>
        )}
      </header>
      <ol className={styles.list} aria-label={labels.openSteps}>
        {steps
          .filter(({ isDone }) => !isDone)
          .map(({ step }) => (
            <OpenStep key={step} step={step} isPossible={!isEmpty || NEED_NOTHING.has(step)} />
          ))}
      </ol>
      {done.length > 0 && (
        <ul className={styles.doneSteps} aria-label={labels.doneSteps}>
          {done.map(({ step }) => (
            <li key={step} className={styles.doneStep}>
              <IconCircleCheckFilled {...icon} className={styles.done} />
              {STEP_TEXTS[step].title}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function OpenStep({ step, isPossible }: { step: FirstStep; isPossible: boolean }) {
  const { title, line, action } = STEP_TEXTS[step]
  return (
    <li className={styles.step}>
      <IconCircle {...largeIcon} className={styles.open} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.line}>{line}</p>
      </div>
      {isPossible && <div className={styles.action}>{action}</div>}
    </li>
  )
}
