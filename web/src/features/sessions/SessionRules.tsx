import { Paper, Select, Stack } from '@mantine/core'
import {
  changeSessionRules,
  getSessionRules,
  type SessionRules as Rules,
} from '@satchel/contract/accounts/sessions.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'

const NEVER = 'never'
const MINUTES = [15, 30, 60, 240, 720, 1_440, 10_080]
const HOURS = [8, 12, 24, 72, 168, 336, 720, 2_160]

/** Session limits of everyone in the tenant; shorter ones also apply to running sessions. */
export function SessionRules() {
  const params = { id: useMe().tenant.id }
  const mayChange = useMay('sign-in.manage')
  const rules = useQuery(query(getSessionRules, { params }))
  const change = useCommand(changeSessionRules, { refreshes: [getSessionRules] })
  if (rules.isError && !rules.data)
    return <LoadProblem title={t('sessions.couldntLoadSessionRules')} query={rules} />
  const currentRules = change.isPending ? change.variables.body : rules.data
  const save = (changed: Partial<Rules>) =>
    currentRules &&
    change.mutate({ params, body: { ...currentRules, ...changed } }, { onError: showProblem })
  return (
    <Paper withBorder p="md" radius="md" maw="var(--reading)">
      <Stack>
        <Select
          label={t('sessions.signOutInactiveSessionsAfter')}
          description={t('sessions.openTabCountsAsActive')}
          allowDeselect={false}
          disabled={!mayChange || !currentRules}
          data={[
            ...optionsOf(MINUTES, currentRules?.idleMinutes ?? null).map((minutes) => ({
              value: String(minutes),
              label: minutesOf(minutes),
            })),
            { value: NEVER, label: t('sessions.never') },
          ]}
          value={currentRules ? String(currentRules.idleMinutes ?? NEVER) : null}
          onChange={(value) => save({ idleMinutes: value === NEVER ? null : Number(value) })}
        />
        <Select
          label={t('sessions.signOutAllSessionsAfter')}
          description={t('sessions.sessionLengthHint')}
          allowDeselect={false}
          disabled={!mayChange || !currentRules}
          data={optionsOf(HOURS, currentRules?.maxHours ?? null).map((hours) => ({
            value: String(hours),
            label: minutesOf(hours * 60),
          }))}
          value={currentRules ? String(currentRules.maxHours) : null}
          onChange={(value) => save({ maxHours: Number(value) })}
        />
      </Stack>
    </Paper>
  )
}

/** Returns the options, plus the current value if another client set one that isn't ours. */
function optionsOf(ours: readonly number[], current: number | null): number[] {
  const all = current === null || ours.includes(current) ? ours : [...ours, current]
  return [...all].sort((one, other) => one - other)
}

function minutesOf(minutes: number): string {
  if (minutes % 1_440 === 0) return t('sessions.days', { count: minutes / 1_440 })
  return minutes % 60 === 0
    ? t('sessions.hours', { count: minutes / 60 })
    : t('sessions.minutes', { count: minutes })
}
