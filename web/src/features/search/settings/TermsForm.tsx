import { Button, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import styles from './SearchSection.module.css'

interface TermsFormProps {
  start?: readonly string[]
  action: string
  save: (terms: string[]) => Promise<unknown>
  onCancel?: () => void
}

/** Form with one field for a group of synonyms. */
export function TermsForm({ start = [], action, save, onCancel }: TermsFormProps) {
  const [text, setText] = useState(start.join(', '))
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  useUnsaved(text.trim() !== start.join(', '))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const terms = text.split(',').map((term) => term.trim())
    const filled = terms.filter((term) => term !== '')
    if (filled.length < 2) return setProblem(t('search.settings.enterTwoTerms'))
    setPending(true)
    try {
      await save(filled)
      setText('')
    } catch (error) {
      const { message, fields } = error as ApiProblem
      setProblem(Object.values(fields)[0] ?? message)
    } finally {
      setPending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.field ?? ''}
        label={t('search.settings.terms')}
        description={t('search.settings.termsHint')}
        placeholder={t('search.settings.termsExample')}
        autoComplete="off"
        autoFocus={onCancel !== undefined}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
