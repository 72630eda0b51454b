import { Textarea } from '@mantine/core'
import { entriesIn } from '@satchel/contract/addresses.ts'
import { useState } from 'react'

interface EntriesBoxProps {
  label: string
  description: string
  entries: readonly string[]
  error: string | null | undefined
  onChange: (entries: string[]) => void
}

/** Addresses and domains, one per line or as pasted from a mail program. */
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
        onChange(entriesIn(value))
      }}
    />
  )
}
