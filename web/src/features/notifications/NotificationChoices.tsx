import { Checkbox, Paper, Radio, Stack } from '@mantine/core'
import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationChoice,
  type NotificationKind,
  type NotificationSettings,
} from '@satchel/contract/notifications.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { GROUPS, KINDS } from './kinds.ts'
import * as labels from './labels.ts'
import styles from './NotificationChoices.module.css'

type Change = { kinds?: NotificationChoice[]; digest?: NotificationSettings['digest'] }

/** What I am notified of, and by which channel. */
export function NotificationChoices() {
  const settings = useQuery(query(getNotificationSettings, {}))
  const client = useQueryClient()
  const command = useCommand(changeNotificationSettings, { refreshes: [] })
  const { queryKey } = query(getNotificationSettings, {})
  const change = (body: Change) => {
    const before = settings.data
    // Shown at once; what the server answers is what counts.
    if (before) client.setQueryData(queryKey, withChange(before, body))
    command.mutateAsync({ body }).then(
      (saved) => client.setQueryData(queryKey, saved),
      (problem: Error) => {
        client.setQueryData(queryKey, before)
        showProblem(problem)
      },
    )
  }
  if (settings.isPending) return <RowSkeletons count={6} />
  if (!settings.data) return <LoadProblem title={labels.couldntLoadThisSetting} query={settings} />
  return (
    <Stack gap="lg">
      <Paper withBorder p="md" radius="md" maw={640}>
        <Matrix settings={settings.data} onChange={(kind) => change({ kinds: [kind] })} />
        <p className={styles.hint}>{labels.emailsAreFolded}</p>
      </Paper>
      <Paper withBorder p="md" radius="md" maw={640}>
        <Radio.Group
          label={labels.summaryEmail}
          description={labels.whatYouHaventRead}
          value={settings.data.digest}
          onChange={(digest) => change({ digest: digest as NotificationSettings['digest'] })}
        >
          <Stack gap="sm" mt="sm">
            <Radio value="none" label={labels.never} />
            <Radio value="daily" label={labels.daily} />
            <Radio value="weekly" label={labels.weekly} />
          </Stack>
        </Radio.Group>
      </Paper>
    </Stack>
  )
}

function withChange(before: NotificationSettings, { kinds = [], digest }: Change) {
  return {
    digest: digest ?? before.digest,
    kinds: before.kinds.map((each) => ({
      ...each,
      ...kinds.find(({ kind }) => kind === each.kind),
    })),
  }
}

interface MatrixProps {
  settings: NotificationSettings
  onChange: (choice: NotificationChoice) => void
}

function Matrix({ settings, onChange }: MatrixProps) {
  const of = new Map(settings.kinds.map((each) => [each.kind, each]))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{labels.notifyMeOf}</th>
          <th scope="col">{labels.inApp}</th>
          <th scope="col">{labels.byEmail}</th>
        </tr>
      </thead>
      {GROUPS.map(({ label, kinds }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.group}>
              {label}
            </th>
          </tr>
          {kinds.map((kind) => (
            <Row key={kind} kind={kind} choice={of.get(kind)} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps {
  kind: NotificationKind
  choice: NotificationSettings['kinds'][number] | undefined
  onChange: MatrixProps['onChange']
}

function Row({ kind, choice, onChange }: RowProps) {
  const { label } = KINDS[kind]
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Checkbox
          aria-label={labels.appOf(label)}
          checked={choice?.app ?? false}
          onChange={({ currentTarget }) => onChange({ kind, app: currentTarget.checked })}
        />
      </td>
      <td>
        {choice?.mail === null ? (
          <span className={styles.fixed}>
            {kind === 'new-sign-in' ? labels.always : labels.seeBelow}
          </span>
        ) : (
          <Checkbox
            aria-label={labels.emailOf(label)}
            checked={choice?.mail ?? false}
            onChange={({ currentTarget }) => onChange({ kind, mail: currentTarget.checked })}
          />
        )}
      </td>
    </tr>
  )
}
