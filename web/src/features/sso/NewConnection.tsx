import { Alert, Stack, Text, TextInput } from '@mantine/core'
import type { SsoKind } from '@satchel/contract/accounts/sso.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { kinds } from './sso-labels.ts'
import { useAddProvider } from './use-sso.ts'

export function openNewConnection(kind: SsoKind): void {
  openModal({
    title: t('sso.connect', { kind: kinds[kind] }),
    content: <NewConnection kind={kind} />,
  })
}

/** Names a connection, which creates it; the addresses for the identity provider exist from then on. */
function NewConnection({ kind }: { kind: SsoKind }) {
  const [name, setName] = useState('')
  const add = useAddProvider()
  const fields = add.error?.fields ?? {}
  const create = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ body: { kind, name: name.trim() } }, { onSuccess: closeModal })
  }
  return (
    <form onSubmit={create}>
      <Stack>
        <Text c="dimmed">{t('sso.createdOff')}</Text>
        <TextInput
          label={t('sso.connectionName')}
          description={t('sso.connectionNameHint')}
          placeholder={t('sso.entraId')}
          data-autofocus
          autoComplete="off"
          maxLength={NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {add.error && !fields.name && <Alert color="red">{add.error.message}</Alert>}
      </Stack>
      <FormFooter
        submit={t('ui.create')}
        isPending={add.isPending}
        isDisabled={name.trim() === ''}
      />
    </form>
  )
}
