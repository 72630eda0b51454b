import { Textarea, UnstyledButton } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { inSentence } from '../../lib/format/format.ts'
import { icon } from '../icon.ts'
import styles from './EditableText.module.css'

interface EditableTextProps {
  /** Id of the element that starts editing. */
  id?: string
  label: string
  value: string
  maxLength: number
  placeholder?: string
  /** True for several lines: Enter adds a line, and leaving the field saves. */
  isLong?: boolean
  isRequired?: boolean
  /** Runs when editing starts. */
  onEdit?: () => void
  /** Rejects if the text couldn't be saved; it stays in the field. */
  onSave: (value: string) => Promise<unknown>
}

/** Text that is edited in place, in its own size. */
export function EditableText(props: EditableTextProps) {
  const { id, label, value, placeholder, isLong = false, isRequired = false, maxLength } = props
  const { onEdit, onSave } = props
  const [draft, setDraft] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => {
    setDraft(null)
    setError(null)
  }
  const save = async () => {
    const text = draft?.trim() ?? ''
    if (draft === null || text === value || (isRequired && text === '')) return close()
    try {
      await onSave(text)
      close()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
  }
  // Saving may take a while; the focus isn't taken from people who have moved on.
  const returnFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.focus()
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)
    if (!isDone && event.key !== 'Escape') return
    event.preventDefault()
    if (isDone) void save().then(returnFocus)
    else {
      close()
      returnFocus()
    }
  }
  if (draft !== null) {
    return (
      <Textarea
        aria-label={label}
        autosize
        autoFocus
        maxLength={maxLength}
        value={draft}
        error={error}
        classNames={{ root: styles.root ?? '', input: styles.input ?? '' }}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => void save()}
      />
    )
  }
  return (
    <UnstyledButton
      id={id}
      ref={button}
      className={styles.shown}
      title={t('ui.editLabel', { label: inSentence(label) })}
      onClick={() => {
        onEdit?.()
        setDraft(value)
      }}
    >
      <span className={value ? styles.text : styles.placeholder}>{value || placeholder}</span>
      <IconPencil {...icon} className={styles.pencil} />
    </UnstyledButton>
  )
}
