import { TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { EditConflict, useItemChange } from '../use-item-change.ts'
import styles from './ItemTable.module.css'

interface RenameFieldProps {
  item: Item
  /** Runs after the name was saved or canceled; with `byKey`, the focus returns to where it was. */
  onDone: (byKey: boolean) => void
}

/** Field to rename an item in its row. Enter and leaving it save, Escape doesn't. */
export function RenameField({ item, onDone }: RenameFieldProps) {
  const seen = useRef(item)
  const [name, setName] = useState(item.name)
  const { saveSeen } = useItemChange(item, t('ui.name'))
  const isDone = useRef(false)

  const close = (isSaved: boolean, byKey: boolean) => {
    // Removing the field blurs it.
    if (isDone.current) return
    isDone.current = true
    onDone(byKey)
    const value = name.trim()
    if (!isSaved || value === '' || value === seen.current.name) return
    saveSeen({ field: 'name', value, seen: seen.current }).catch((problem) => {
      if (problem instanceof EditConflict)
        toast({
          message: t('items.list.renamedMeanwhile', { name: problem.latest.name }),
          tone: 'problem',
        })
      else showProblem(problem)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close(event.key === 'Enter', true)
  }
  return (
    <TextInput
      aria-label={t('items.list.newNameOf', { name: item.name })}
      size="xs"
      autoFocus
      maxLength={NAME_MAX}
      value={name}
      classNames={{ input: styles.rename ?? '' }}
      onChange={({ currentTarget }) => setName(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={() => close(true, false)}
    />
  )
}
