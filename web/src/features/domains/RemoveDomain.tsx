import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { ShortDomain } from '@satchel/contract/tenants/domains.ts'
import { type FormEvent, useState } from 'react'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { useDomain } from './use-domains.ts'

export function openRemoveDomain(domain: ShortDomain): void {
  openModal({ title: labels.removeDomain(domain.domain), content: <Sure domain={domain} /> })
}

/** Asks for confirmation, since people outside have links with the domain. */
function Sure({ domain }: { domain: ShortDomain }) {
  const { remove } = useDomain(domain)
  const [typed, setTyped] = useState('')
  const isSure = typed.trim().toLowerCase() === domain.domain
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSure) return
    remove()
    closeModal()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{labels.removalWarning}</Text>
        <TextInput
          label={labels.typeToConfirm(domain.domain)}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {uiLabels.cancel}
          </Button>
          <Button type="submit" color="red" disabled={!isSure}>
            {uiLabels.remove}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
