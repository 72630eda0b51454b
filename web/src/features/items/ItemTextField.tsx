import type { Item } from '@satchel/contract/items.ts'
import { useRef, useState } from 'react'
import { EditableText } from '../../ui/EditableText.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useItemChange } from './use-item-change.ts'

interface ItemTextFieldProps {
  item: Item
  field: 'name' | 'description'
  label: string
  placeholder?: string
  maxLength: number
  mayEdit: boolean
}

export function ItemTextField({ item, field, mayEdit, ...text }: ItemTextFieldProps) {
  const { conflict, saveSeen, keepMine, takeTheirs } = useItemChange(item, text.label)
  const seen = useRef(item)
  const [round, setRound] = useState(0)
  const settle = (choose: () => void) => () => {
    choose()
    setRound(round + 1)
  }
  if (!mayEdit) return item[field]
  return (
    <>
      <EditableText
        key={round}
        {...text}
        value={item[field]}
        isLong={field === 'description'}
        isRequired={field === 'name'}
        onEdit={() => {
          seen.current = item
        }}
        onSave={(value) => saveSeen({ field, value, seen: seen.current })}
      />
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={(value) => String(value) || 'Nothing'}
          onKeepMine={settle(keepMine)}
          onTakeTheirs={settle(takeTheirs)}
        />
      )}
    </>
  )
}
