import { TextInput } from '@mantine/core'
import { useState } from 'react'
import * as labels from './labels.ts'

interface PictureFieldProps {
  label: string
  description: string
  value: string | null
  onChange: (url: string | null) => void
}

/** The address of a picture; what can't be one yet stays in the field. */
export function PictureField({ label, description, value, onChange }: PictureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value ?? ''
  const url = shown.trim() || null
  return (
    <TextInput
      type="url"
      label={label}
      description={description}
      placeholder="https://"
      value={shown}
      error={isPicture(url) ? null : labels.enterWebAddress}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = currentTarget.value.trim() || null
        if (isPicture(next)) onChange(next)
      }}
      onBlur={() => isPicture(url) && setTyped(null)}
    />
  )
}

export function isPicture(url: string | null): boolean {
  if (url === null || url.startsWith('/files/')) return true
  const protocol = URL.parse(url)?.protocol
  return protocol === 'https:' || protocol === 'http:'
}
