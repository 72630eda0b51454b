import { Button, Checkbox, Textarea } from '@mantine/core'
import { type PlanState, TASK_COMMENT_MAX } from '@satchel/contract/sites/plan-block.ts'
import { changePlanTask, listPlanTasks, type PlanTask } from '@satchel/contract/sites/plans.ts'
import { t } from '@satchel/messages/t.ts'
import { type SyntheticEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format/format.ts'
import { sentenceOf } from '../../../lib/problem.ts'
import { showProblem } from '../../../ui/feedback/toast.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import styles from './PlanProgress.module.css'

interface TaskProps {
  siteId: string
  task: PlanTask
}

/** A step of a plan: what was ticked and written, and both to do here. */
export function TaskRow({ siteId, task }: TaskProps) {
  const { id, name, owner, dueOn, state, isLate, note, comments } = task
  const [isWriting, setWriting] = useState(false)
  const { mutate, variables, isPending } = useCommand(changePlanTask, {
    refreshes: [listPlanTasks],
  })
  const current = isPending ? variables.body.state : state
  const day = formatDay(dueOn)
  const tick = (next: PlanState) =>
    mutate({ params: { id: siteId, taskId: id }, body: { state: next } }, { onError: showProblem })
  return (
    <li className={styles.task} data-late={isLate || undefined}>
      <Checkbox
        label={<bdi>{name}</bdi>}
        checked={current === 'done'}
        onChange={({ currentTarget: { checked } }) => tick(checked ? 'done' : 'open')}
      />
      <div className={styles.more}>
        <p className={styles.facts}>
          <bdi>{owner.name ?? t('sites.plan.left')}</bdi>
          <span className={styles.due}>
            {isLate ? t('sites.plan.waiting', { day }) : t('sites.plan.dueBy', { day })}
          </span>
        </p>
        {note && (
          <p className={styles.words} dir="auto">
            {note}
          </p>
        )}
        {comments.map((comment) => (
          <div key={comment.id} className={styles.comment}>
            <p className={styles.facts}>
              <span>
                {comment.by.name || t('sites.plan.left')} · <RelativeTime at={comment.at} />
              </span>
            </p>
            <p className={styles.words} dir="auto">
              {comment.text}
            </p>
          </div>
        ))}
        {isWriting ? (
          <CommentForm siteId={siteId} task={task} onDone={() => setWriting(false)} />
        ) : (
          <Button
            size="compact-sm"
            variant="subtle"
            className={styles.write}
            aria-label={t('sites.plan.commentOn', { name })}
            onClick={() => setWriting(true)}
          >
            {t('sites.plan.comment')}
          </Button>
        )}
      </div>
    </li>
  )
}

function CommentForm({ siteId, task, onDone }: TaskProps & { onDone: () => void }) {
  const { id, state } = task
  const [comment, setComment] = useState('')
  const send = useCommand(changePlanTask, { refreshes: [listPlanTasks] })
  const isEmpty = comment.trim() === ''
  const settle = useUnsaved(!isEmpty)
  const close = () => {
    settle()
    onDone()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isEmpty || send.isPending) return
    const body = { state, comment }
    send.mutate({ params: { id: siteId, taskId: id }, body }, { onSuccess: close })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        autoFocus
        autosize
        minRows={2}
        label={t('sites.plan.yourComment')}
        description={t('sites.plan.visitorsRead')}
        maxLength={TASK_COMMENT_MAX}
        value={comment}
        error={send.error && (send.error.fields.comment ?? sentenceOf(send.error))}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
        }}
      />
      <div className={styles.actions}>
        <Button size="xs" type="submit" disabled={isEmpty} loading={send.isPending}>
          {t('sites.plan.send')}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
