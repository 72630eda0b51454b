import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { closeAccount } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { leaveBy, useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { KeepAccount } from './KeepAccount.tsx'
import styles from './Section.module.css'

/** Closing of the account, for owners, with the export before it. */
export function CloseSection() {
  const { tenant } = useMe()
  if (tenant.accountStatus.closesAt) return <KeepAccount />
  return (
    <Stack gap="lg">
      <Stack className={styles.card} gap="sm">
        <Text fw={500}>{t('tenants.exportYourContentFirst')}</Text>
        <Text c="dimmed">{t('tenants.exportHint')}</Text>
        <Group>
          <Button
            component="a"
            href={paths.imports({ from: 'export' })}
            variant="default"
            leftSection={<IconDownload {...icon} />}
          >
            {t('tenants.exportEverything')}
          </Button>
        </Group>
      </Stack>
      <CloseForm />
    </Stack>
  )
}

function CloseForm() {
  const { tenant } = useMe()
  const [typed, setTyped] = useState('')
  const isSure = plain(typed) === plain(tenant.name)
  const closing = useMutation<void, ApiProblem>({
    mutationFn: () => leaveBy(() => call(closeAccount, { params: { id: tenant.id } })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSure) closing.mutate()
  }
  return (
    <form onSubmit={submit} className={styles.card}>
      <Stack gap="sm">
        <Text fw={500}>{t('tenants.closeAccount')}</Text>
        <Text>{t('tenants.closingHint')}</Text>
        <TextInput
          label={t('tenants.typeToConfirm', { name: tenant.name })}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {closing.isError && (
          <Alert color="red" role="alert">
            {closing.error.message}
          </Alert>
        )}
        <Group>
          <Button
            type="submit"
            color="red"
            disabled={!isSure}
            loading={closing.isPending || closing.isSuccess}
          >
            {t('tenants.closeAccount')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
