import { Anchor, Badge, Button } from '@mantine/core'
import type { Question } from '@satchel/contract/questions.ts'
import { createWish, listWishes } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { replyDraftIn } from '../../lib/items/reply-draft.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { PublicForm } from './PublicForm.tsx'
import styles from './Questions.module.css'
import { askerOf, placeOf, STATES } from './question-labels.ts'
import { Review } from './Review.tsx'
import { useChange } from './use-change.ts'

interface QuestionEntryProps {
  question: Question
  /** True if the link is named that it came by. */
  withLink: boolean
}

/** A question with its answers, and what can be done about it. */
export function QuestionEntry({ question, withLink }: QuestionEntryProps) {
  const { id, linkId, quote, spot, text, askedAt, recipient, answers, state } = question
  return (
    <li className={styles.question} data-open={state === 'open' || undefined}>
      <div className={styles.head}>
        <span className={styles.who}>{askerOf(question)}</span>
        <span className={styles.facts}>
          {placeOf(question.page)} · <RelativeTime at={askedAt} />
        </span>
        <Badge variant={state === 'open' ? 'filled' : 'light'} tt="none" fw={500}>
          {STATES[state]}
        </Badge>
      </div>
      {quote && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      {spot && <p className={styles.facts}>{t('questions.spot')}</p>}
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {question.needsReview && question.fileVersion !== null && (
        <p className={styles.facts}>
          {t('questions.ofVersion', { version: question.fileVersion })}
        </p>
      )}
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <p className={styles.facts}>
            {answer.by?.name ?? t('questions.someone')} · <RelativeTime at={answer.at} />
            {answer.mailed && ` · ${t('questions.mailed')}`}
          </p>
          <p className={styles.words} dir="auto">
            {answer.text}
          </p>
        </div>
      ))}
      {question.needsReview && <Review question={question} />}
      <Actions key={id} question={question} />
      {withLink && (
        <Anchor component={Link} to={paths.link(linkId)} size="sm">
          {recipient ? t('questions.forRecipient', { recipient }) : t('questions.openLink')}
        </Anchor>
      )}
    </li>
  )
}

function Actions({ question }: { question: Question }) {
  const { state, itemId } = question
  const draft = replyDraftIn(useLocation().state)
  const isBegun = draft?.questionId === question.id
  const [form, setForm] = useState<'answer' | 'public' | null>(isBegun ? 'answer' : null)
  const { change, isPending } = useChange(question)
  const mayPublish = useMay('library.write')
  const isClosed = state === 'closed'
  if (form === 'answer')
    return (
      <AnswerForm
        question={question}
        begun={isBegun ? draft.text : ''}
        onDone={() => setForm(null)}
      />
    )
  if (form === 'public') return <PublicForm question={question} onDone={() => setForm(null)} />
  return (
    <div className={styles.actions}>
      <Button
        size="xs"
        variant={state === 'open' ? 'filled' : 'default'}
        onClick={() => setForm('answer')}
      >
        {t('questions.answer')}
      </Button>
      {mayPublish && itemId !== null && (
        <Button size="xs" variant="default" onClick={() => setForm('public')}>
          {state === 'public' ? t('questions.editPublic') : t('questions.makePublic')}
        </Button>
      )}
      {state === 'public' && mayPublish && (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => change({ state: question.answers.length > 0 ? 'answered' : 'open' })}
        >
          {t('questions.takeBack')}
        </Button>
      )}
      {state !== 'public' && (
        <Button
          size="xs"
          variant="default"
          loading={isPending}
          onClick={() => change({ state: isClosed ? 'open' : 'closed' })}
        >
          {isClosed ? t('questions.reopen') : t('questions.close')}
        </Button>
      )}
      <AddWish question={question} />
    </div>
  )
}

const TITLE_MAX = 120

function AddWish({ question: { text, itemName, page } }: { question: Question }) {
  const mayWish = useMay('library.mark')
  const { mutateAsync, isPending, isSuccess } = useCommand(createWish, { refreshes: [listWishes] })
  if (!mayWish) return null
  const add = () => {
    const short = text.length > TITLE_MAX ? `${text.slice(0, TITLE_MAX)}…` : text
    const title = t('questions.wishTitle', { text: short.replace(/\s+/g, ' ') })
    const description = [itemName, page !== null && placeOf(page), text].filter(Boolean).join('\n')
    const body = { kind: 'content' as const, title, description }
    toastOutcome(mutateAsync({ body }), { message: t('questions.wishAdded') })
  }
  return (
    <Button size="xs" variant="default" loading={isPending} disabled={isSuccess} onClick={add}>
      {t('questions.addWish')}
    </Button>
  )
}
