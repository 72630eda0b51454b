import { NativeSelect, Stack, Switch } from '@mantine/core'
import type { AccountSettings } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './Sections.module.css'
import { useSettingsChange } from './use-settings.ts'

interface SectionProps {
  settings: AccountSettings
}

export function SharingSection({ settings: { sharing, agreementYears } }: SectionProps) {
  const { send } = useSettingsChange()
  const change = (fields: Partial<AccountSettings['sharing']>) =>
    send({
      body: { sharing: fields },
      show: (currentSettings) => ({
        ...currentSettings,
        sharing: { ...currentSettings.sharing, ...fields },
      }),
    })
  return (
    <Stack className={styles.card} gap="lg">
      <Switch
        label={t('taxonomy.allowDownload')}
        description={t('taxonomy.linkDefaultsHint')}
        checked={sharing.allowDownload}
        onChange={({ currentTarget: { checked: allowDownload } }) => change({ allowDownload })}
      />
      <Switch
        label={t('taxonomy.downloadAsPdf')}
        description={t('taxonomy.downloadAsPdfHint')}
        checked={sharing.downloadAs === 'pdf'}
        onChange={({ currentTarget: { checked } }) =>
          change({ downloadAs: checked ? 'pdf' : 'original' })
        }
      />
      <Switch
        label={t('taxonomy.questions')}
        description={t('taxonomy.questionsHint')}
        checked={sharing.questions}
        onChange={({ currentTarget: { checked: questions } }) => change({ questions })}
      />
      <Switch
        label={t('taxonomy.passOn')}
        description={t('taxonomy.passOnHint')}
        checked={sharing.allowPassOn}
        onChange={({ currentTarget: { checked: allowPassOn } }) => change({ allowPassOn })}
      />
      <NativeSelect
        label={t('taxonomy.keepVisits')}
        description={t('taxonomy.visitsKeptHint')}
        maw={320}
        data={termsWith(sharing.visitsKeptMonths)}
        value={sharing.visitsKeptMonths ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ visitsKeptMonths: value ? Number(value) : null })
        }
      />
      <NativeSelect
        label={t('taxonomy.agreementYears')}
        description={t('taxonomy.agreementYearsHint')}
        maw={320}
        data={yearsWith(agreementYears)}
        value={agreementYears}
        onChange={({ currentTarget: { value } }) => {
          const next = Number(value)
          send({
            body: { agreementYears: next },
            show: (currentSettings) => ({ ...currentSettings, agreementYears: next }),
          })
        }}
      />
    </Stack>
  )
}

/** Years for which records are kept; other numbers are set by the API. */
const YEARS = [1, 2, 3, 5, 10, 30]

const yearsWith = (chosen: number) =>
  [...new Set([...YEARS, chosen])]
    .sort((a, b) => a - b)
    .map((count) => ({ value: String(count), label: t('taxonomy.eachYears', { count }) }))

const MONTHS = [1, 3, 6, 12, 24, 36]

/** Returns the options, including a value set elsewhere. */
function termsWith(chosen: number | null) {
  const months = [...new Set([...MONTHS, ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
  const terms = months.map((each) => ({
    value: String(each),
    label: t('taxonomy.eachMonths', { each }),
  }))
  return [{ value: '', label: t('taxonomy.forever') }, ...terms]
}

export function NotificationsSection({ settings: { notifications, activity } }: SectionProps) {
  const { send } = useSettingsChange()
  return (
    <Stack className={styles.card} gap="lg">
      <Switch
        label={t('taxonomy.notifyOnEachView')}
        description={t('taxonomy.visitMailHint')}
        checked={notifications.shareView}
        onChange={({ currentTarget: { checked: shareView } }) =>
          send({
            body: { notifications: { shareView } },
            show: (currentSettings) => ({
              ...currentSettings,
              notifications: { ...currentSettings.notifications, shareView },
            }),
          })
        }
      />
      <NativeSelect
        label={t('taxonomy.keepActivity')}
        description={t('taxonomy.olderActivityIsDeletedDaily')}
        maw={320}
        data={termsWith(activity.keptMonths)}
        value={activity.keptMonths ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const next = { keptMonths: value ? Number(value) : null }
          send({
            body: { activity: next },
            show: (currentSettings) => ({ ...currentSettings, activity: next }),
          })
        }}
      />
    </Stack>
  )
}
