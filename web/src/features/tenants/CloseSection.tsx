import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { closeAccount } from '@satchel/contract/tenants.ts'
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

/** Of its owners: the way out, with the export before it. */
export function CloseSection() {
  const { tenant } = useMe()
  if (tenant.accountStatus.closesAt) return <KeepAccount />
  return (
    <Stack gap="lg">
      <Stack className={styles.card} gap="sm">
        <Text fw={500}>Take your content with you first</Text>
        <Text c="dimmed">
          The ZIP has all files, a manifest of items, tags, categories and collections, and tables
          of links, people and reports. The audit log has a CSV of its own.
        </Text>
        <Group>
          <Button
            component="a"
            href={paths.imports({ from: 'export' })}
            variant="default"
            leftSection={<IconDownload {...icon} />}
          >
            Export everything
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
        <Text fw={500}>Close the account</Text>
        <Text>
          At once: nothing can be added or changed any more, for anybody. For 30 days it can be read
          and exported, links that were sent go on, and any owner can take it back. Then items,
          files, links, reports and the sign-in of everybody are deleted for good.
        </Text>
        <TextInput
          label={`Type ${tenant.name} to go on`}
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
            Close the account
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
