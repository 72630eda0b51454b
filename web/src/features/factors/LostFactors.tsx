import { Button, Group, Paper, Select, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getSignInRules, resetFactors } from '@satchel/contract/factors.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { openSure } from '../../ui/open-sure.tsx'
import { toast } from '../../ui/toast.tsx'
import { useProved } from './use-proved.tsx'

const TYPING = 250
const OFFERED = 20

/** For colleagues whose phone or key is gone, and their recovery codes with it. */
export function LostFactors() {
  const { user: me } = useMe()
  const mayReset = useMay('people.manage')
  const [id, setId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const found = useQuery({
    ...query(listUsers, { query: { limit: OFFERED, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const reset = useProved(resetFactors, { refreshes: [getSignInRules] })
  const people = (found.data?.items ?? []).filter((person) => person.id !== me.id)
  const chosen = people.find((person) => person.id === id)
  const ask = () => {
    if (!chosen) return
    const { id: userId, name } = chosen
    openSure({
      title: `Take away the second step of ${name}`,
      line: 'Their authenticator, recovery codes and passkeys no longer work, and their sessions end. They sign in with their password alone. Make sure that it is them who asks.',
      verb: 'Take away',
      onSure: () =>
        reset.send({ params: { userId } }, () => {
          setId(null)
          toast({ message: `${name} signs in with the password alone now` })
        }),
    })
  }
  if (!mayReset) return null
  return (
    <Paper withBorder p="md" radius="md" maw={640} component="section" aria-labelledby="lost">
      <Title order={3} id="lost">
        Somebody has lost theirs
      </Title>
      <Text c="dimmed" mt="2xs" mb="sm">
        Without the device and the recovery codes they cannot sign in until you take it away.
      </Text>
      <Group gap="xs" align="end">
        <Select
          label="Person"
          placeholder="Choose a person"
          flex="1 1 200px"
          data={people.map((person) => ({ value: person.id, label: person.name }))}
          value={id}
          searchable
          clearable
          nothingFoundMessage="Nobody has this name"
          onSearchChange={setTyped}
          filter={({ options }) => options}
          onChange={setId}
        />
        <Button variant="default" disabled={!chosen} loading={reset.isPending} onClick={ask}>
          Take away
        </Button>
      </Group>
    </Paper>
  )
}
