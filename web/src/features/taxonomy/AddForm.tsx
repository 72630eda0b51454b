import { Button, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import styles from './AddForm.module.css'

interface AddFormProps {
  label: string
  placeholder: string
  maxLength: number
  isPending: boolean
  /** Adds an entry; rejects with a Problem, which is shown at the field. */
  onAdd: (label: string) => Promise<unknown>
}

/** Form with one field that stays ready for the next entry. */
export function AddForm({ label, placeholder, maxLength, isPending, onAdd }: AddFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      await onAdd(text)
      setText('')
    } catch (error) {
      const { message, fields } = error as ApiProblem
      setProblem(Object.values(fields)[0] ?? message)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      <TextInput
        className={styles.input ?? ''}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
        {t('ui.add')}
      </Button>
    </form>
  )
}
