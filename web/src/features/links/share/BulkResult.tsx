import { Button } from '@mantine/core'
import { escapeFormula } from '@satchel/contract/formula.ts'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { writeCsv } from '../../../lib/write-csv.ts'
import { useCopying } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import * as uiLabels from '../../../ui/labels.ts'
import * as labels from './labels.ts'
import styles from './ShareDialog.module.css'

export interface MadeLine {
  email: string
  name: string
  organization: string
  url: string | null
  /** Note beside the result. */
  note: string
}

const HEADS = [labels.email, uiLabels.name, labels.organization, labels.link, labels.note]

interface BulkResultProps {
  lines: readonly MadeLine[]
  itemName: string
  /** Content above the result. */
  top: ReactNode
}

/** Lines of the list with their links, to copy into a spreadsheet or download. */
export function BulkResult({ lines, itemName, top }: BulkResultProps) {
  const rows = [HEADS, ...lines.map(cellsOf)]
  const made = lines.filter(({ url }) => url !== null).length
  const { copied, copy } = useCopying(rows.map((cells) => cells.map(plain).join('\t')).join('\n'))
  const download = () => saveFile(writeCsv(rows), labels.itemNameLinksCsv(itemName))
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        {top}
        <p className={styles.madeLine} role="status">
          <IconCheck {...icon} className={styles.check} />
          {labels.linksForPeople(made, lines.length)}
        </p>
        <ul className={styles.list} aria-label={labels.links}>
          {lines.map(({ email, url, note }) => (
            <li key={email} className={`${styles.line} ${styles.result}`}>
              <span>{email}</span>
              <span className={url ? undefined : styles.faulty}>
                {url?.replace(/^https?:\/\//, '')}
                {note && <span className={styles.quiet}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={`${styles.foot} ${styles.buttons}`}>
        <Button
          leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
          onClick={copy}
        >
          {copied ? uiLabels.copied : labels.copyTable}
        </Button>
        <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={download}>
          {labels.csv}
        </Button>
      </div>
    </div>
  )
}

function cellsOf({ email, name, organization, url, note }: MadeLine): string[] {
  return [email, name, organization, url ?? '', note]
}

/** Replaces tabs and line breaks in a name, which would split its row. */
function plain(text: string): string {
  return escapeFormula(text.replace(/\s+/g, ' '))
}
