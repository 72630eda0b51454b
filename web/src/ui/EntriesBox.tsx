import { Textarea } from '@mantine/core'
import { useState } from 'react'

interface EntriesBoxProps {
  label: string
  description: string
  entries: readonly string[]
  error: string | null | undefined
  /** Splits typed or pasted text. */
  split: (text: string) => string[]
  onChange: (entries: string[]) => void
}

/** Text area with the entries of a list, one per line or as pasted from elsewhere. */
export function EntriesBox({ entries, split, onChange, ...field }: EntriesBoxProps) {
  const [text, setText] = useState(entries.join('\n'))
  return (
    <Textarea
      {...field}
      autosize
      minRows={1}
      maxRows={6}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onChange(split(value))
      }}
    />
  )
}
