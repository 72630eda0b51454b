import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { BinItem } from '@satchel/contract/bin.ts'
import { type FormEvent, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { closeModal, openModal } from '../../../ui/modal.ts'
import { type Purge, usePurge } from './use-bin-list.ts'

export function openDeleteForGood(items: readonly BinItem[], onDone: () => void): void {
  const [only] = items
  if (!only) return
  const count = formatCount(items.length, 'item')
  const isOne = items.length === 1
  openModal({
    title: isOne ? 'Delete this item for good' : `Delete ${count} for good`,
    content: (
      <Sure
        what={{ items }}
        word={isOne ? only.name : String(items.length)}
        loss={
          isOne
            ? 'Its files and versions go with it, and its links stay closed.'
            : 'Their files and versions go with them, and their links stay closed.'
        }
        button="Delete for good"
        onDone={onDone}
      />
    ),
  })
}

export function openEmptyBin(total: number): void {
  openModal({
    title: 'Empty the bin',
    content: (
      <Sure
        what={{}}
        word={String(total)}
        loss={`${formatCount(total, 'item')} will go for good, with all files and versions. Their links stay closed.`}
        button="Empty the bin"
      />
    ),
  })
}

interface SureProps {
  what: Purge
  /** To be typed: the name of the item, or how many there are. */
  word: string
  loss: string
  button: string
  onDone?: () => void
}

/** It cannot be undone, so it asks. */
function Sure({ what, word, loss, button, onDone }: SureProps) {
  const [typed, setTyped] = useState('')
  const purge = usePurge()
  const isSure = plain(typed) === plain(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSure) return
    purge.mutate(what, {
      onSuccess: () => {
        closeModal()
        onDone?.()
      },
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{loss} This cannot be undone.</Text>
        <TextInput
          label={`Type ${word} to go on`}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {purge.isError && <Alert color="red">{purge.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            Cancel
          </Button>
          <Button type="submit" color="red" disabled={!isSure} loading={purge.isPending}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
