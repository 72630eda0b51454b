import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import * as labels from './labels.ts'
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
              aria-label={copied ? uiLabels.copied : labels.copyLabel(label)}
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
