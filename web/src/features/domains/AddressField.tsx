import { Button, TextInput } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './DomainCard.module.css'

interface AddressFieldProps {
  label: string
  value: string | null
  /** Rejects with a Problem, which is shown at the field. */
  onSave: (value: string | null) => Promise<unknown>
}

/** Field for an address; empty means a plain page. */
export function AddressField({ label, value, onSave }: AddressFieldProps) {
  const [text, setText] = useState(value ?? '')
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const isChanged = text.trim() !== (value ?? '')
  useUnsaved(isChanged)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setSaving(true)
    try {
      await onSave(text.trim() || null)
      toast({ message: t('ui.saved') })
    } catch (error) {
      const { message, fields } = error as ApiProblem
      setProblem(Object.keys(fields).length > 0 ? t('domains.addressRule') : message)
    }
    setSaving(false)
  }
  return (
    <form className={styles.address} onSubmit={(event) => void save(event)}>
      <TextInput
        className={styles.field ?? ''}
        label={label}
        placeholder={t('domains.defaultPage')}
        inputMode="url"
        autoComplete="off"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      {isChanged && (
        <Button type="submit" variant="default" className={styles.save ?? ''} loading={isSaving}>
          {t('ui.save')}
        </Button>
      )}
    </form>
  )
}
