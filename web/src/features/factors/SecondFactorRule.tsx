import { Paper, Skeleton, Switch, Text } from '@mantine/core'
import { changeSignInRules, getSignInRules } from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useMay } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { useProved } from './use-proof.tsx'

/** Requires a second factor of everyone in the account. */
export function SecondFactorRule() {
  const mayChange = useMay('sign-in.manage')
  const rules = useQuery({ ...query(getSignInRules, {}), staleTime: 0, refetchOnMount: true })
  const change = useProved(changeSignInRules, { refreshes: [getSignInRules] })
  if (rules.isError && !rules.data)
    return <LoadProblem title={t('factors.couldntLoadTheSetting')} query={rules} />
  const { secondFactor = false, without } = rules.data ?? {}
  const set = (next: boolean) => change.send({ body: { secondFactor: next } }, () => {})
  const ask = (next: boolean) => {
    if (!next || !without) return set(next)
    openConfirm({
      title: t('factors.requireTwoStepVerification'),
      line: t('factors.peopleWhoMustSetUp', { count: without }),
      verb: t('factors.require'),
      onSure: () => set(true),
    })
  }
  return (
    <Paper withBorder p="md" radius="md" maw="var(--reading)">
      <Switch
        label={t('factors.requireTwoStepVerification')}
        description={t('factors.requireHint')}
        checked={secondFactor}
        disabled={!mayChange || change.isPending || rules.isPending}
        onChange={({ currentTarget }) => ask(currentTarget.checked)}
      />
      <Text c="dimmed" size="sm" mt="sm">
        {without === undefined ? (
          <Skeleton component="span" display="inline-block" height={12} width={160} />
        ) : without === 0 ? (
          t('factors.everyoneHasSetItUp')
        ) : (
          t('factors.peopleWithout', { count: without })
        )}
      </Text>
    </Paper>
  )
}
