import { Button, Text, Textarea } from '@mantine/core'
import { ANSWER_MAX, QUESTION_MAX } from '@satchel/contract/constants.ts'
import { changeQuestion, type Question } from '@satchel/contract/questions.ts'
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
}

/** Makes a question and its answer public for the item, in words that can be edited. */
export function PublicForm({ question, onDone }: FormProps) {
  const { id, text, answers } = question
  const [words, setWords] = useState({
    publicText: question.publicText ?? text,
    publicAnswer: question.publicAnswer ?? answers.at(-1)?.text ?? '',
  })
  const [isChanged, setIsChanged] = useState(false)
  const save = useCommand(changeQuestion, { refreshes: READS })
  const settle = useUnsaved(isChanged)
  const close = () => {
    settle()
    onDone()
  }
  const isEmpty = Object.values(words).some((value) => value.trim() === '')
  const set = (part: Partial<typeof words>) => {
    setWords({ ...words, ...part })
    setIsChanged(true)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isEmpty || save.isPending) return
    const onSuccess = () => {
      toast({ message: t('questions.isPublic') })
      close()
    }
    save.mutate({ params: { id }, body: { state: 'public', ...words } }, { onSuccess })
  }
  const fields = save.error?.fields ?? {}
  const isElsewhere = save.error && !fields.publicText && !fields.publicAnswer
  return (
    <form className={styles.form} onSubmit={submit}>
      <Text size="sm" c="dimmed">
        {t('questions.publicHint')}
      </Text>
      <Textarea
        autoFocus
        label={t('questions.publicQuestion')}
        autosize
        maxRows={8}
        maxLength={QUESTION_MAX}
        value={words.publicText}
        error={fields.publicText}
        onChange={({ currentTarget }) => set({ publicText: currentTarget.value })}
      />
      <Textarea
        label={t('questions.publicAnswer')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={ANSWER_MAX}
        value={words.publicAnswer}
        error={fields.publicAnswer ?? (isElsewhere && save.error ? sentenceOf(save.error) : null)}
        onChange={({ currentTarget }) => set({ publicAnswer: currentTarget.value })}
      />
      <div className={styles.actions}>
        <Button size="xs" type="submit" disabled={isEmpty} loading={save.isPending}>
          {question.state === 'public' ? t('questions.save') : t('questions.makePublic')}
        </Button>
        <Button size="xs" variant="default" onClick={close}>
          {t('questions.cancel')}
        </Button>
      </div>
    </form>
  )
}
