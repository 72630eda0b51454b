import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../icon.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
  title?: string
  className?: string | undefined
  /** Search text; the field follows when it changes elsewhere. */
  value: string
  onSearch: (text: string) => void
}

/** Pause in typing, in ms. */
const PAUSE = 250

/** Field that filters a list while one types. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = t('ui.search'), title, className = '', value, onSearch } = props
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
