import { Stack, Text, TextInput } from '@mantine/core'
import type { ShortDomain } from '@satchel/contract/tenants/domains.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { useDomain } from './use-domains.ts'

export function openRemoveDomain(domain: ShortDomain): void {
  openModal({
    title: t('domains.removeDomain', { domain: domain.domain }),
    content: <Sure domain={domain} />,
  })
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
        <Text>{t('domains.removalWarning')}</Text>
        <TextInput
          label={t('domains.typeToConfirm', { domain: domain.domain })}
          data-autofocus
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormFooter submit={t('ui.remove')} color="red" isDisabled={!isSure} />
      </Stack>
    </form>
  )
}
