import { Anchor, Button, Checkbox, Group, Paper, Radio, Stack } from '@mantine/core'
import {
  changeNotificationDefaults,
  changeNotificationSettings,
  getNotificationDefaults,
  getNotificationSettings,
  type NotificationChoice,
  type NotificationKind,
  type NotificationSettings,
  resetNotificationSettings,
} from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { GROUPS, KINDS, THEIRS } from './kinds.ts'
import styles from './NotificationChoices.module.css'

type Change = { kinds?: NotificationChoice[]; digest?: NotificationSettings['digest'] }

/** Id of the choice of emails about visits, on the same page. */
export const VISIT_MAIL = 'visit-mail'

const MINE = {
  get: getNotificationSettings,
  change: changeNotificationSettings,
  words: {
    of: t('notifications.notifyMeOf'),
    kind: (kind: NotificationKind) => KINDS[kind].label,
    elsewhere: <Anchor href={`#${VISIT_MAIL}`}>{t('notifications.seeBelow')}</Anchor>,
    hint: t('notifications.groupingHint'),
  },
  digestHint: t('notifications.digestHint'),
}
const DEFAULTS = {
  get: getNotificationDefaults,
  change: changeNotificationDefaults,
  words: {
    of: t('notifications.notifyPeopleOf'),
    kind: (kind: NotificationKind) => THEIRS[kind],
    elsewhere: t('notifications.personal'),
    hint: t('notifications.unlessTheyChose'),
  },
  digestHint: t('notifications.teamDigestHint'),
}

/** Choice of notifications and their channels. */
export function NotificationChoices() {
  return <Choices of={MINE} />
}

/** Defaults for everyone on the team who didn't choose. */
export function NotificationDefaults() {
  return <Choices of={DEFAULTS} />
}

type Subject = typeof MINE | typeof DEFAULTS

function Choices({ of }: { of: Subject }) {
  const { queryKey, ...options } = query<typeof MINE.get | typeof DEFAULTS.get>(of.get, {})
  const settings = useQuery({ queryKey, ...options })
  const client = useQueryClient()
  const command = useCommand<typeof MINE.change | typeof DEFAULTS.change>(of.change, {
    refreshes: of === DEFAULTS ? [getNotificationSettings] : [],
  })
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
  if (!settings.data)
    return <LoadProblem title={t('notifications.couldntLoadThisSetting')} query={settings} />
  return (
    <Stack gap="lg">
      <Paper withBorder p="md" radius="md" maw="var(--reading)">
        <Matrix
          settings={settings.data}
          words={of.words}
          onChange={(kind) => change({ kinds: [kind] })}
        />
        <p className={styles.hint}>{of.words.hint}</p>
      </Paper>
      <Paper withBorder p="md" radius="md" maw="var(--reading)">
        <Radio.Group
          label={t('notifications.summaryEmail')}
          description={of.digestHint}
          value={settings.data.digest}
          onChange={(digest) => change({ digest: digest as NotificationSettings['digest'] })}
        >
          <Stack gap="sm" mt="sm">
            <Radio value="none" label={t('notifications.never')} />
            <Radio value="daily" label={t('notifications.daily')} />
            <Radio value="weekly" label={t('notifications.weekly')} />
          </Stack>
        </Radio.Group>
      </Paper>
      {settings.data.isOwn && <BackToDefaults before={settings.data} onUndo={change} />}
    </Stack>
  )
}

interface BackProps {
  before: NotificationSettings
  onUndo: (change: Change) => void
}

function BackToDefaults({ before, onUndo }: BackProps) {
  const client = useQueryClient()
  const command = useCommand(resetNotificationSettings, { refreshes: [] })
  const reset = (after: NotificationSettings) => {
    client.setQueryData(query(getNotificationSettings, {}).queryKey, after)
    const onClick = () => onUndo(changesBetween(after, before))
    toast({
      message: t('notifications.usesCompanyDefaults'),
      action: { label: t('ui.undo'), onClick },
    })
  }
  return (
    <Group>
      <Button
        variant="default"
        loading={command.isPending}
        onClick={() => command.mutateAsync({}).then(reset, showProblem)}
      >
        {t('notifications.useDefaults')}
      </Button>
    </Group>
  )
}

function changesBetween(from: NotificationSettings, to: NotificationSettings): Change {
  const kinds = to.kinds.flatMap(({ kind, app, mail }) => {
    const other = from.kinds.find((each) => each.kind === kind)
    if (other?.app === app && other.mail === mail) return []
    return [{ kind, app, ...(mail !== null && { mail }) }]
  })
  return { kinds, ...(to.digest !== from.digest && { digest: to.digest }) }
}

function withChange(before: NotificationSettings, { kinds = [], digest }: Change) {
  return {
    ...before,
    digest: digest ?? before.digest,
    kinds: before.kinds.map((each) => ({
      ...each,
      ...kinds.find(({ kind }) => kind === each.kind),
    })),
  }
}

interface MatrixProps {
  settings: NotificationSettings
  words: Subject['words']
  onChange: (choice: NotificationChoice) => void
}

function Matrix({ settings, words, onChange }: MatrixProps) {
  const of = new Map(settings.kinds.map((each) => [each.kind, each]))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.of}</th>
          <th scope="col">{t('notifications.inApp')}</th>
          <th scope="col">{t('notifications.byEmail')}</th>
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
            <Row key={kind} kind={kind} choice={of.get(kind)} words={words} onChange={onChange} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps {
  kind: NotificationKind
  choice: NotificationSettings['kinds'][number] | undefined
  words: Subject['words']
  onChange: MatrixProps['onChange']
}

function Row({ kind, choice, words, onChange }: RowProps) {
  const label = words.kind(kind)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Checkbox
          aria-label={t('notifications.appOf', { kind: label })}
          checked={choice?.app ?? false}
          onChange={({ currentTarget }) => onChange({ kind, app: currentTarget.checked })}
        />
      </td>
      <td>
        {choice?.mail === null ? (
          <span className={styles.fixed}>
            {kind === 'new-sign-in' ? t('notifications.always') : words.elsewhere}
          </span>
        ) : (
          <Checkbox
            aria-label={t('notifications.emailOf', { kind: label })}
            checked={choice?.mail ?? false}
            onChange={({ currentTarget }) => onChange({ kind, mail: currentTarget.checked })}
          />
        )}
      </td>
    </tr>
  )
}
