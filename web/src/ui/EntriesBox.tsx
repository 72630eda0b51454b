import { Textarea } from '@mantine/core'
import { useState } from 'react'

interface EntriesBoxProps {
  label: string
  description: string
  entries: readonly string[]
  error: string | null | undefined
  onChange: (entries: string[]) => void
}

/** Addresses and domains, one per line; commas and spaces part them too. */
export function EntriesBox({ entries, onChange, ...field }: EntriesBoxProps) {
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
        onChange(value.split(/[\s,;]+/).filter(Boolean))
      }}
    />
  )
}
