import { Button } from '@mantine/core'
import { escapeFormula } from '@satchel/contract/formula.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy, IconDownload, IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { writeCsv } from '../../../lib/format/write-csv.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useCopying } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { CopyRow } from './CopyRow.tsx'
import { EmailAll } from './EmailAll.tsx'
import type { AddressedLink } from './SendMail.tsx'
import styles from './ShareDialog.module.css'
import type { Shared } from './share-types.ts'

export interface MadeLine {
  email: string
  name: string
  organization: string
  /** Null if it wasn't created. */
  link: Link | null
  /** Note beside the result. */
  note: string
}

const HEADS = [
  t('links.share.email'),
  t('ui.name'),
  t('links.share.organization'),
  t('links.share.link'),
  t('links.share.note'),
]

interface BulkResultProps {
  lines: readonly MadeLine[]
  shared: Shared
  /** Content above the result. */
  top: ReactNode
}

/** Lines of the list with their links, to copy one by one or as a table, download, or email. */
export function BulkResult({ lines, shared, top }: BulkResultProps) {
  const [isMailing, setMailing] = useState(false)
  const rows = [HEADS, ...lines.map(cellsOf)]
  const links = lines.flatMap(({ link }) => (link && isAddressed(link) ? link : []))
  const { copied, copy } = useCopying(rows.map((cells) => cells.map(plain).join('\t')).join('\n'))
  const download = () =>
    saveFile(writeCsv(rows), t('links.share.itemNameLinksCsv', { itemName: shared.itemName }))
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        {top}
        <p className={styles.madeLine} role="status">
          <IconCheck {...icon} className={styles.check} />
          {t('links.share.linksForPeople', { made: links.length, count: lines.length })}
        </p>
        <ul className={styles.list} aria-label={t('links.share.links')}>
          {lines.map((line) => (
            <li key={line.email} className={`${styles.line} ${styles.result}`}>
              <Result {...line} />
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {links.length > 0 && (
            <Button
              variant="default"
              aria-expanded={isMailing}
              leftSection={<IconMail {...icon} />}
              onClick={() => setMailing(!isMailing)}
            >
              {t('links.share.emailAll', { count: links.length })}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            onClick={copy}
          >
            {copied ? t('ui.copied') : t('links.share.copyTable')}
          </Button>
          <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={download}>
            {t('links.share.csv')}
          </Button>
        </div>
        {isMailing && (
          <EmailAll links={links} page={shared.page} onSent={() => setMailing(false)} />
        )}
      </div>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button size="lg" className={styles.main ?? ''} onClick={closeModal}>
            {t('links.share.done')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function Result({ email, name, link, note }: MadeLine) {
  return (
    <>
      <span>
        {name && <span className={styles.person}>{name}</span>}
        <EmailText>{email}</EmailText>
      </span>
      <span className={link ? styles.slug : styles.faulty}>
        {link?.url.replace(/^https?:\/\//, '')}
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      {link && <CopyRow whose={email} url={link.url} />}
    </>
  )
}

function isAddressed(link: Link): link is AddressedLink {
  return link.sharedToEmail !== null
}

function cellsOf({ email, name, organization, link, note }: MadeLine): string[] {
  return [email, name, organization, link?.url ?? '', note]
}

/** Replaces tabs and line breaks in a name, which would split its row. */
function plain(text: string): string {
  return escapeFormula(text.replace(/\s+/g, ' '))
}
