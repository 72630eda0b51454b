import { Button, Textarea } from '@mantine/core'
import { ANSWER_MAX } from '@satchel/contract/constants.ts'
import { answerQuestion, type Question } from '@satchel/contract/questions.ts'
import { t } from '@satchel/messages/t.ts'
import { type SyntheticEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './Questions.module.css'
import { READS } from './use-change.ts'

interface FormProps {
  question: Question
  onDone: () => void
  /** The words that were begun elsewhere. */
  begun?: string
}

/** Answers a question: on the visitor's page, and by email if their address is known. */
export function AnswerForm({ question: { id, asker }, onDone, begun = '' }: FormProps) {
  const [text, setText] = useState(begun)
  const send = useCommand(answerQuestion, { refreshes: READS })
  const isEmpty = text.trim() === ''
  const settle = useUnsaved(!isEmpty)
  const close = () => {
    settle()
    onDone()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isEmpty || send.isPending) return
    const onSuccess = () => {
      toast({ message: t('questions.sent') })
      close()
    }
    send.mutate({ params: { id }, body: { text } }, { onSuccess })
  }
  const { email } = asker
  return (
    <form className={styles.form} onSubmit={submit}>
      <Textarea
        autoFocus
        label={t('questions.yourAnswer')}
        description={email ? t('questions.byPageAndMail', { email }) : t('questions.byPage')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={ANSWER_MAX}
        value={text}
        error={send.error && (send.error.fields.text ?? sentenceOf(send.error))}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
        }}
      />
      <div className={styles.actions}>
        <Button size="xs" type="submit" disabled={isEmpty} loading={send.isPending}>
          {t('questions.answer')}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  )
}
