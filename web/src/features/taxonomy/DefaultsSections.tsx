import { Switch } from '@mantine/core'
import type { AccountSettings } from '@satchel/contract/taxonomy.ts'
import styles from './Sections.module.css'
import { useSettingsChange } from './use-settings.ts'

interface SectionProps {
  settings: AccountSettings
}

export function SharingSection({ settings: { sharing } }: SectionProps) {
  const { send } = useSettingsChange()
  return (
    <div className={styles.card}>
      <Switch
        label="Allow download"
        description="What a new link allows until its sharer says otherwise. Links made before stay as they are."
        checked={sharing.allowDownload}
        onChange={({ currentTarget: { checked: allowDownload } }) =>
          send({
            body: { sharing: { allowDownload } },
            show: (shown) => ({ ...shown, sharing: { ...shown.sharing, allowDownload } }),
          })
        }
      />
    </div>
  )
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
