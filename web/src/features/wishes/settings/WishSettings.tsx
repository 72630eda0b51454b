import { Button, Switch, TextInput } from '@mantine/core'
import {
  changeWishSettings,
  getWishSettings,
  type WishSettings as Settings,
  WISH_LABEL_MAX,
  type WishSettingsChange,
} from '@satchel/contract/wishes/settings.ts'
import { listWishes, WISH_STATUSES } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import { useWishSettings } from '../use-wish-settings.ts'
import { TrustedPeople } from './TrustedPeople.tsx'
import styles from './WishSettings.module.css'

/** Settings for the approval of new wishes, and the names of the statuses. */
export function WishSettings() {
  const settings = useWishSettings()
  if (settings.isPending) return <RowSkeletons count={6} />
  if (!settings.data)
    return <LoadProblem title={t('wishes.couldntLoadSettings')} query={settings} />
  return (
    <div className={styles.section}>
      <Approval settings={settings.data} />
      {settings.data.needsApproval && <TrustedPeople />}
      <StatusNames key={settings.data.version} settings={settings.data} />
    </div>
  )
}

function useSave() {
  return useCommand(changeWishSettings, { refreshes: [getWishSettings, listWishes] })
}

function Approval({ settings: { needsApproval } }: { settings: Settings }) {
  const save = useSave()
  const currentValue = save.isPending ? save.variables.body.needsApproval : needsApproval
  return (
    <Switch
      label={t('wishes.needsApproval')}
      description={t('wishes.needsApprovalHint')}
      checked={currentValue ?? needsApproval}
      onChange={({ currentTarget: { checked } }) =>
        save.mutate({ body: { needsApproval: checked } }, { onError: showProblem })
      }
    />
  )
}

function StatusNames({ settings: { statuses, version } }: { settings: Settings }) {
  const [names, setNames] = useState(statuses)
  const save = useSave()
  const changes = changesOf(statuses, names)
  useUnsaved(Object.keys(changes).length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { body: { statuses: changes }, ifMatch: version },
      { onSuccess: () => toast({ message: t('ui.saved') }), onError: problemOf },
    )
  }
  return (
    <form onSubmit={submit} aria-labelledby="status-names" noValidate>
      <h3 id="status-names" className={styles.heading}>
        {t('wishes.statusNames')}
      </h3>
      <p className={styles.line}>{t('wishes.statusNamesHint')}</p>
      <ul className={styles.names}>
        {WISH_STATUSES.map((status) => (
          <li key={status} className={styles.row}>
            <input
              type="color"
              className={styles.color}
              aria-label={t('wishes.colorOf', { status: statuses[status].label })}
              value={names[status].color}
              onChange={({ currentTarget: { value: color } }) =>
                setNames({ ...names, [status]: { ...names[status], color } })
              }
            />
            <TextInput
              className={styles.name ?? ''}
              aria-label={t('wishes.nameOf', { status: statuses[status].label })}
              maxLength={WISH_LABEL_MAX}
              value={names[status].label}
              error={save.error?.fields[`statuses.${status}.label`]}
              onChange={({ currentTarget: { value: label } }) =>
                setNames({ ...names, [status]: { ...names[status], label } })
              }
            />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        mt="md"
        loading={save.isPending}
        disabled={Object.keys(changes).length === 0}
      >
        {t('ui.save')}
      </Button>
    </form>
  )
}

type Statuses = Settings['statuses']

/** Returns the names and colors that differ. */
function changesOf(before: Statuses, after: Statuses): NonNullable<WishSettingsChange['statuses']> {
  const changed = WISH_STATUSES.filter(
    (status) =>
      before[status].label !== after[status].label || before[status].color !== after[status].color,
  )
  return Object.fromEntries(changed.map((status) => [status, after[status]]))
}

/** Shows problems that no field shows. */
function problemOf(problem: Error & { fields: Record<string, string> }): void {
  if (Object.keys(problem.fields).length === 0) showProblem(problem)
}
