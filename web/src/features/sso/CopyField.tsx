import { ActionIcon } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './SsoSection.module.css'

/** Field with a value to copy elsewhere. */
export function CopyField({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.copyField}>
      <span className={styles.copyLabel}>{label}</span>
      <div className={styles.copyLine}>
        <code className={styles.copyText}>{value}</code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <ActionIcon
              size={28}
              aria-label={copied ? t('ui.copied') : t('sso.copyLabel', { label })}
              onClick={copy}
            >
              {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            </ActionIcon>
          )}
        </CopyButton>
      </div>
    </div>
  )
}
