import { TagsInput, type TagsInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

/** Mantine's field for tags, in which Escape discards the typed text instead of leaving it to become a tag. */
export function TagsBox(props: TagsInputProps) {
  const [text, setText] = useState('')
  const dropText = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '') return
    setText('')
    // The dialog around it stays open.
    event.stopPropagation()
  }
  return (
    <TagsInput {...props} searchValue={text} onSearchChange={setText} onKeyDownCapture={dropText} />
  )
}
