import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { BinItem } from '@satchel/contract/items/bin.ts'
import { type FormEvent, useState } from 'react'
import * as uiLabels from '../../../ui/labels.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { type Purge, usePurge } from './use-bin-list.ts'

export function openDeleteForGood(items: readonly BinItem[], onDone: () => void): void {
  const [only] = items
  if (!only) return
  const count = labels.items(items.length)
  const isOne = items.length === 1
  openModal({
    title: isOne ? labels.deleteNamePermanently(only.name) : labels.deleteCountPermanently(count),
    content: (
      <Sure
        what={{ items }}
        {...(!isOne && { word: String(items.length) })}
        loss={isOne ? labels.deleteWarning : labels.deleteAllWarning}
        button={labels.deletePermanently}
        onDone={onDone}
      />
    ),
  })
}

export function openEmptyBin(total: number): void {
  openModal({
    title: labels.emptyBin,
    content: (
      <Sure
        what={{}}
        {...(total > 1 && { word: String(total) })}
        loss={labels.thisPermanentlyDeletesItems(total)}
        button={labels.emptyBin}
      />
    ),
  })
}

interface SureProps {
  what: Purge
  /** Text to type, which is the number of items; undefined for one, which the dialog names. */
  word?: string
  loss: string
  button: string
  onDone?: () => void
}

/** Asks for confirmation, since this can't be undone. */
function Sure({ what, word, loss, button, onDone }: SureProps) {
  const [typed, setTyped] = useState('')
  const purge = usePurge()
  const isSure = word === undefined || typed.trim() === word
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
        <Text>{labels.thisCantBeUndone(loss)}</Text>
        {word !== undefined && (
          <TextInput
            label={labels.typeToConfirm(word)}
            data-autofocus
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {purge.isError && <Alert color="red">{purge.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {uiLabels.cancel}
          </Button>
          <Button type="submit" color="red" disabled={!isSure} loading={purge.isPending}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
