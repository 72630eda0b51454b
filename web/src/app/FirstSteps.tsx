import { Button, VisuallyHidden } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { UploadButton } from '../features/uploads/UploadButton.tsx'
import { paths } from '../lib/paths.ts'
import { icon, largeIcon } from '../ui/icon.ts'
import { addWebLink } from './add-web-link.ts'
import styles from './FirstSteps.module.css'
import * as labels from './labels/home.ts'
import type { FirstStep } from './use-first-steps.ts'
import { useItemActions } from './use-item-actions.ts'

const STEP_TEXTS: Readonly<Record<FirstStep, { title: string; line: string }>> = {
  upload: { title: labels.uploadFileOrAddWeb, line: labels.dropFilesAnywhere },
  classify: { title: labels.classifyIt, line: labels.addStageProductAndTags },
  share: { title: labels.shareIt, line: labels.createLinkForOnePerson },
  invite: { title: labels.invitePeople, line: labels.colleaguesFindAndShareSame },
}

interface FirstStepsProps {
  steps: readonly { step: FirstStep; isDone: boolean }[]
  /** The item that steps begin with; undefined while there is none. */
  newest: Item | undefined
  onHide?: (() => void) | undefined
}

/** Lists the open steps, and names the done ones in one line; gone once all are done. */
export function FirstSteps({ steps, newest, onHide }: FirstStepsProps) {
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone)
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
            <OpenStep key={step} step={step} newest={newest} />
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

interface OpenStepProps {
  step: FirstStep
  newest: Item | undefined
}

function OpenStep({ step, newest }: OpenStepProps) {
  const { title, line } = STEP_TEXTS[step]
  return (
    <li className={styles.step}>
      <IconCircle {...largeIcon} className={styles.open} />
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.action}>
        <Action step={step} newest={newest} />
      </div>
    </li>
  )
}

/** Opens the very form of a step; those about an item begin with the newest one. */
function Action({ step, newest }: OpenStepProps) {
  const { share } = useItemActions()
  if (step === 'upload') return <UploadButton onAddWebLink={addWebLink} />
  if (step === 'invite')
    return (
      <Button variant="default" component="a" href={paths.teamSettings()}>
        {labels.invitePeople}
      </Button>
    )
  if (!newest) return null
  const { name } = newest
  return step === 'classify' ? (
    <Button
      variant="default"
      aria-label={labels.classifyName(name)}
      onClick={() => void classify(newest)}
    >
      {labels.classify}
    </Button>
  ) : (
    <Button variant="default" aria-label={labels.shareName(name)} onClick={() => share?.(newest)}>
      {labels.share}
    </Button>
  )
}

async function classify(item: Item) {
  const { openClassify } = await import('../features/items/bulk/ClassifyForm.tsx')
  openClassify({ items: [item], ids: [item.id], label: item.name })
}
