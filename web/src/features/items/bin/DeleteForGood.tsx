import { Alert, Stack, Text, TextInput } from '@mantine/core'
import type { BinItem } from '@satchel/contract/items/bin.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { type Purge, usePurge } from './use-bin-list.ts'

export function openDeleteForGood(items: readonly BinItem[], onDone: () => void): void {
  const [only] = items
  if (!only) return
  const count = t('items.bin.items', { count: items.length })
  const isOne = items.length === 1
  openModal({
    title: isOne
      ? t('items.bin.deleteNamePermanently', { name: only.name })
      : t('items.bin.deleteCountPermanently', { count }),
    content: (
      <Sure
        what={{ items }}
        {...(!isOne && { word: String(items.length) })}
        loss={isOne ? t('items.bin.deleteWarning') : t('items.bin.deleteAllWarning')}
        button={t('items.bin.deletePermanently')}
        onDone={onDone}
      />
    ),
  })
}

export function openEmptyBin(total: number): void {
  openModal({
    title: t('items.bin.emptyBin'),
    content: (
      <Sure
        what={{}}
        {...(total > 1 && { word: String(total) })}
        loss={t('items.bin.thisPermanentlyDeletesItems', { total })}
        button={t('items.bin.emptyBin')}
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
        <Text>{t('items.bin.thisCantBeUndone', { loss })}</Text>
        {word !== undefined && (
          <TextInput
            label={t('items.bin.typeToConfirm', { word })}
            data-autofocus
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {purge.isError && <Alert color="red">{purge.error.message}</Alert>}
        <FormFooter submit={button} color="red" isDisabled={!isSure} isPending={purge.isPending} />
      </Stack>
    </form>
  )
}
