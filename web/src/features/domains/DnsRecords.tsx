import { ActionIcon } from '@mantine/core'
import type { DnsRecord } from '@satchel/contract/tenants/domains.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconClock, IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import styles from './DnsRecords.module.css'

/** The DNS records to create at the domain's provider. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  return (
    <div>
      <p className={styles.line}>{t('domains.addRecordsAtProvider')}</p>
      <ul className={styles.records}>
        {records.map(({ type, name, value, isFound }) => (
          <li key={type} className={styles.record}>
            <p className={styles.head} data-found={isFound}>
              {isFound ? <IconCheck {...icon} /> : <IconClock {...icon} />}
              {t('domains.recordFound', {
                type,
                state: isFound ? t('domains.found') : t('domains.notFoundYet'),
              })}
            </p>
            <dl className={styles.parts}>
              <dt>{t('domains.name')}</dt>
              <Copied text={name} what={t('domains.nameOfRecord', { type })} />
              <dt>{t('domains.value')}</dt>
              <Copied text={value} what={t('domains.valueOfRecord', { type })} />
            </dl>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <dd className={styles.copied}>
      <code className={styles.text}>{text}</code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <ActionIcon
            size={28}
            aria-label={copied ? t('ui.copied') : t('domains.copyWhat', { what })}
            onClick={copy}
          >
            {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          </ActionIcon>
        )}
      </CopyButton>
    </dd>
  )
}
