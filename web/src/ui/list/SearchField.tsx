import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../icon.ts'
import * as labels from '../labels.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
  title?: string
  className?: string | undefined
  /** What is searched for; where that is changed elsewhere, so is the text. */
  value: string
  onSearch: (text: string) => void
}

/** In ms, of a pause in typing. */
const PAUSE = 250

/** Narrows a list as one types. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = labels.search, title, className = '', value, onSearch } = props
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // One may have typed on since it was sent.
    if (value !== sent) setText(value)
  }
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed)
    onSearch(typed)
  }, PAUSE)
  const type = (typed: string) => {
    setText(typed)
    send(typed.trim())
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      title={title}
      className={className}
      value={text}
      leftSection={<IconSearch {...icon} />}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
