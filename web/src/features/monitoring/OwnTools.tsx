import { ActionIcon } from '@mantine/core'
import { getErrorDsn } from '@satchel/contract/monitoring.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './Errors.module.css'

/** Endpoint for the company's own error tools. */
export function OwnTools() {
  const [isOpen, setOpen] = useState(false)
  const dsn = useQuery({ ...query(getErrorDsn, {}), enabled: isOpen })
  return (
    <details className={styles.tools} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('monitoring.ownTools')}</summary>
      <p className={styles.quiet}>{t('monitoring.dsnLine')}</p>
      <LoadProblem title={t('monitoring.couldntLoadErrors')} query={dsn} />
      {dsn.data && (
        <div className={styles.dsn}>
          <code>{dsn.data.dsn}</code>
          <CopyButton value={dsn.data.dsn}>
            {({ copied, copy }) => (
              <ActionIcon
                size={28}
                aria-label={copied ? t('ui.copied') : t('monitoring.copyDsn')}
                onClick={copy}
              >
                {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              </ActionIcon>
            )}
          </CopyButton>
        </div>
      )}
    </details>
  )
}
