import { ActionIcon, CopyButton } from '@mantine/core'
import type { DnsRecord } from '@satchel/contract/domains.ts'
import { IconCheck, IconClock, IconCopy } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import styles from './DnsRecords.module.css'

/** To be made where the domain is kept. */
export function DnsRecords({ records }: { records: readonly DnsRecord[] }) {
  return (
    <div>
      <p className={styles.line}>Make these records where the DNS of the domain is kept.</p>
      <ul className={styles.records}>
        {records.map(({ type, name, value, isFound }) => (
          <li key={type} className={styles.record}>
            <p className={styles.head} data-found={isFound}>
              {isFound ? <IconCheck {...icon} /> : <IconClock {...icon} />}
              {type} record, {isFound ? 'found' : 'not found yet'}
            </p>
            <dl className={styles.parts}>
              <dt>Name</dt>
              <Copied text={name} what={`the name of the ${type} record`} />
              <dt>Value</dt>
              <Copied text={value} what={`the value of the ${type} record`} />
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
          <ActionIcon size={28} aria-label={copied ? 'Copied' : `Copy ${what}`} onClick={copy}>
            {copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          </ActionIcon>
        )}
      </CopyButton>
    </dd>
  )
}
