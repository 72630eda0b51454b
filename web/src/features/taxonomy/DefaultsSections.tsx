import { NativeSelect, Stack, Switch } from '@mantine/core'
import type { AccountSettings } from '@satchel/contract/taxonomy.ts'
import styles from './Sections.module.css'
import { useSettingsChange } from './use-settings.ts'

interface SectionProps {
  settings: AccountSettings
}

export function SharingSection({ settings: { sharing } }: SectionProps) {
  const { send } = useSettingsChange()
  const change = (fields: Partial<AccountSettings['sharing']>) =>
    send({
      body: { sharing: fields },
      show: (shown) => ({ ...shown, sharing: { ...shown.sharing, ...fields } }),
    })
  return (
    <Stack className={styles.card} gap="lg">
      <Switch
        label="Allow download"
        description="What a new link allows until its sharer says otherwise. Links made before stay as they are."
        checked={sharing.allowDownload}
        onChange={({ currentTarget: { checked: allowDownload } }) => change({ allowDownload })}
      />
      <NativeSelect
        label="Keep visits"
        description="Older visits are deleted day by day. Counts and charts stay."
        maw={320}
        data={termsWith(sharing.visitsKeptMonths)}
        value={sharing.visitsKeptMonths ?? ''}
        onChange={({ currentTarget: { value } }) =>
          change({ visitsKeptMonths: value ? Number(value) : null })
        }
      />
    </Stack>
  )
}

const MONTHS = [1, 3, 6, 12, 24, 36]

/** With the one that was set elsewhere. */
function termsWith(chosen: number | null) {
  const months = [...new Set([...MONTHS, ...(chosen ? [chosen] : [])])].sort((a, b) => a - b)
  const terms = months.map((each) => ({
    value: String(each),
    label: each === 1 ? '1 month' : `${each} months`,
  }))
  return [{ value: '', label: 'Without end' }, ...terms]
}

export function NotificationsSection({ settings: { notifications } }: SectionProps) {
  const { send } = useSettingsChange()
  return (
    <div className={styles.card}>
      <Switch
        label="Tell of views as they happen"
        description="People hear at once when someone opens a link of theirs."
        checked={notifications.shareView}
        onChange={({ currentTarget: { checked: shareView } }) =>
          send({
            body: { notifications: { shareView } },
            show: (shown) => ({ ...shown, notifications: { ...shown.notifications, shareView } }),
          })
        }
      />
    </div>
  )
}
