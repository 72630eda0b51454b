import { ActionIcon } from '@mantine/core'
import type { DnsRecord } from '@satchel/contract/tenants/domains.ts'
import { IconCheck, IconClock, IconCopy } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy/CopyButton.tsx'
import { icon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import styles from './DnsRecords.module.css'
import * as labels from './labels.ts'

/** The DNS records to create at the domain's provider. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  return (
    <div>
      <p className={styles.line}>{labels.addRecordsAtProvider}</p>
      <ul className={styles.records}>
        {records.map(({ type, name, value, isFound }) => (
          <li key={type} className={styles.record}>
            <p className={styles.head} data-found={isFound}>
              {isFound ? <IconCheck {...icon} /> : <IconClock {...icon} />}
              {labels.recordFound(type, isFound ? labels.found : labels.notFoundYet)}
            </p>
            <dl className={styles.parts}>
              <dt>{labels.name}</dt>
              <Copied text={name} what={labels.nameOfRecord(type)} />
              <dt>{labels.value}</dt>
              <Copied text={value} what={labels.valueOfRecord(type)} />
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
            aria-label={copied ? uiLabels.copied : labels.copyWhat(what)}
            onClick={copy}
          >
            {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          </ActionIcon>
        )}
      </CopyButton>
    </dd>
  )
}
