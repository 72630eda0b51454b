import { Text, Title } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useRef } from 'react'
import { EditableText } from '../../../ui/text/EditableText.tsx'
import { EditConflict, useItemChange } from '../use-item-change.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import styles from './ItemTextField.module.css'

interface ItemTextFieldProps {
  item: Item
  field: 'name' | 'description' | 'visitorDescription' | 'url'
  /** Id of the element that starts editing. */
  id?: string
  label: string
  placeholder?: string
  maxLength: number
  mayEdit: boolean
}

const TEXTS = new Set(['description', 'visitorDescription'])

export function ItemTextField({ item, field, mayEdit, ...text }: ItemTextFieldProps) {
  const { conflict, saveSeen, keepMine, takeTheirs } = useItemChange(item, text.label)
  const seen = useRef(item)
  const save = async (value: string) => {
    try {
      await saveSeen({ field, value, seen: seen.current })
    } catch (problem) {
      // A conflict shows both texts below; any other error leaves the text open for another try.
      if (!(problem instanceof EditConflict)) throw problem
    }
  }
  const textElement = mayEdit ? (
    <EditableText
      {...text}
      value={item[field] ?? ''}
      isLong={TEXTS.has(field)}
      isRequired={!TEXTS.has(field)}
      onEdit={() => {
        seen.current = item
      }}
      onSave={save}
    />
  ) : (
    item[field]
  )
  return (
    <>
      {field === 'name' ? (
        <Title order={1} className={styles.text}>
          {textElement}
        </Title>
      ) : (
        <Text component="div" className={styles.text}>
          {textElement}
        </Text>
      )}
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={(value) => String(value) || t('items.detail.empty')}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </>
  )
}
