import { Paper, Radio, Stack } from '@mantine/core'
import { changeMailWishes, getMailWishes, type MailWishes } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'

const CHOICES: [value: MailWishes['visitMail'], label: string, description: string][] = [
  ['each', t('users.eachVisit'), t('users.soonHint')],
  ['digest', t('users.onceADay'), t('users.dailyHint')],
  ['none', t('users.never'), t('users.neverHint')],
]

/** Setting of each person, admin or not. */
export function VisitMail() {
  const { user } = useMe()
  const params = { userId: user.id }
  const wishes = useQuery(query(getMailWishes, { params }))
  const change = useCommand(changeMailWishes, { refreshes: [getMailWishes] })
  if (wishes.isError && !wishes.data)
    return <LoadProblem title={t('users.couldntLoadThisSetting')} query={wishes} />
  const currentValue = change.isPending ? change.variables.body.visitMail : wishes.data?.visitMail
  return (
    <Paper withBorder p="md" radius="md" maw="var(--reading)">
      <Radio.Group
        label={t('users.visitEmails')}
        description={t('users.changePerLinkHint')}
        value={currentValue ?? null}
        onChange={(value) =>
          change.mutate(
            { params, body: { visitMail: value as MailWishes['visitMail'] } },
            { onError: showProblem },
          )
        }
      >
        <Stack gap="sm" mt="sm">
          {CHOICES.map(([value, label, description]) => (
            <Radio
              key={value}
              value={value}
              label={label}
              description={description}
              disabled={!currentValue}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  )
}
