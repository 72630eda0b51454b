import { Button, Group, Paper, Select, Text, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getSignInRules, resetFactors } from '@satchel/contract/accounts/factors.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { useProved } from './use-proof.tsx'

const TYPING = 250
const OFFERED = 20

/** Resets two-step verification for colleagues who lost their phone or key, and the recovery codes with it. */
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
    openConfirm({
      title: t('factors.resetFor', { name }),
      line: t('factors.resetWarning'),
      verb: t('factors.reset'),
      onSure: () =>
        reset.send({ params: { userId } }, () => {
          setId(null)
          toast({ message: t('factors.nowSignsInWithPassword', { name }) })
        }),
    })
  }
  if (!mayReset) return null
  return (
    <Paper
      withBorder
      p="md"
      radius="md"
      maw="var(--reading)"
      component="section"
      aria-labelledby="lost"
    >
      <Title order={3} id="lost">
        {t('factors.resetTwoStepVerification')}
      </Title>
      <Text c="dimmed" mt="2xs" mb="sm">
        {t('factors.lostFactorsHint')}
      </Text>
      <Group gap="xs" align="end">
        <Select
          label={t('factors.person')}
          placeholder={t('factors.chooseAPerson')}
          flex="1 1 200px"
          data={people.map((person) => ({ value: person.id, label: person.name }))}
          value={id}
          searchable
          clearable
          nothingFoundMessage={t('ui.noOneByThatName')}
          onSearchChange={setTyped}
          filter={({ options }) => options}
          onChange={setId}
        />
        <Button variant="default" disabled={!chosen} loading={reset.isPending} onClick={ask}>
          {t('factors.reset')}
        </Button>
      </Group>
    </Paper>
  )
}
