import { Button, VisuallyHidden } from '@mantine/core'
import { PAGE_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { SAMPLES } from '@satchel/contract/items/samples.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { batchesOf } from '../../features/uploads/batches.ts'
import { usePending } from '../../features/uploads/pending-store.ts'
import { UploadButton } from '../../features/uploads/UploadButton.tsx'
import { addWebLink } from '../../frame/late/add-web-link.ts'
import { invite } from '../../frame/late/invite.ts'
import { query } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { icon, largeIcon } from '../../ui/icon.ts'
import { useItemActions } from '../use-item-actions.ts'
import styles from './FirstSteps.module.css'
import type { FirstStep } from './use-first-steps.ts'

const STEP_TEXTS: Readonly<Record<FirstStep, { title: string; line: string }>> = {
  upload: { title: t('app.home.uploadFileOrAddWeb'), line: t('app.home.dropFilesAnywhere') },
  classify: { title: t('app.home.classifyIt'), line: t('app.home.addStageProductAndTags') },
  share: { title: t('app.home.shareIt'), line: t('app.home.createLinkForOnePerson') },
  invite: { title: t('app.home.invitePeople'), line: t('app.home.colleaguesFindAndShareSame') },
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
          {steps.length === 1 ? t('app.home.createYourFirstLink') : t('app.home.getStarted')}
        </h2>
        <span className={styles.count}>
          {t('app.home.doneOfCountDone', { done: done.length, count: steps.length })}
        </span>
        {onHide && (
          <Button variant="default" size="compact-sm" onClick={onHide}>
            {t('app.home.hide')}
            <VisuallyHidden> {t('app.home.gettingStarted')}</VisuallyHidden>
          </Button>
        )}
      </header>
      <ol className={styles.list} aria-label={t('app.home.openSteps')}>
        {steps
          .filter(({ isDone }) => !isDone)
          .map(({ step }) => (
            <OpenStep key={step} step={step} newest={newest} />
          ))}
      </ol>
      {done.length > 0 && (
        <ul className={styles.doneSteps} aria-label={t('app.home.doneSteps')}>
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
  const { role } = useMe()
  if (step === 'upload') return <UploadButton onAddWebLink={addWebLink} />
  if (step === 'invite')
    return (
      <Button variant="default" onClick={() => void invite(role === 'owner')}>
        {t('app.home.invitePeople')}
      </Button>
    )
  if (!newest) return null
  const { name } = newest
  return step === 'classify' ? (
    <Classify newest={newest} />
  ) : (
    <Button
      variant="default"
      aria-label={t('app.home.shareName', { name })}
      onClick={() => share?.(newest)}
    >
      {t('app.home.share')}
    </Button>
  )
}

/** Classifies all files that came with the newest one: in the form of its upload while that goes on. */
function Classify({ newest }: { newest: Item }) {
  const { importId } = newest.meta
  const { assets } = usePending()
  const batch = batchesOf(assets).find((each) => each.importId === importId)
  const found = useQuery({
    ...query(searchItems, { body: { importId: importId ?? null, limit: PAGE_MAX } }),
    enabled: importId !== undefined && importId !== SAMPLES,
  })
  const { items = [], total, nextCursor = null } = found.data ?? {}
  const count = Math.max(1, total?.value ?? 0, batch?.assets.length ?? 0)
  const many = t('items.bulk.items', { count })
  const open = async () => {
    if (batch) {
      const { openBatchForm } = await import('../../features/uploads/BatchForm.tsx')
      return openBatchForm(batch)
    }
    const { openClassify } = await import('../../features/items/bulk/ClassifyForm.tsx')
    if (items.length < 2) openClassify({ items: [newest], ids: [newest.id], label: newest.name })
    else if (nextCursor === null)
      openClassify({ items, ids: items.map(({ id }) => id), label: many })
    else
      openClassify({ items: [], search: { importId: importId ?? null }, except: [], label: many })
  }
  return (
    <Button
      variant="default"
      {...(count === 1 && { 'aria-label': t('app.home.classifyName', { name: newest.name }) })}
      onClick={() => void open()}
    >
      {count === 1 ? t('app.home.classify') : t('items.bulk.classifyTarget', { target: many })}
    </Button>
  )
}
