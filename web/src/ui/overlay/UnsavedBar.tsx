import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useRef } from 'react'
import { closeModal } from './modal.ts'
import styles from './UnsavedBar.module.css'

interface UnsavedBarProps {
  /** Sentence on what is in force as long as the changes aren't. */
  message: string
  /** Name of the button that saves. */
  save: string
  isSaving: boolean
  /** True once the modal was about to close. */
  isAsking: boolean
  onSave: () => void
}

/** Says what is in force while changes of a modal aren't saved, and asks before it closes. */
export function UnsavedBar({ message, save, isSaving, isAsking, onSave }: UnsavedBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) button.current?.focus()
  }, [isAsking])
  return (
    <div className={styles.bar} role={isAsking ? 'alert' : 'status'}>
      <span className={styles.message}>{message}</span>
      {isAsking && (
        <Button size="compact-md" variant="subtle" color="red" onClick={closeModal}>
          {t('ui.dialogs.discard')}
        </Button>
      )}
      <Button ref={button} size="compact-md" loading={isSaving} onClick={onSave}>
        {save}
      </Button>
    </div>
  )
}
