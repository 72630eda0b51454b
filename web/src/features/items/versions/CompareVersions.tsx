import { Select } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import type { Version } from '@satchel/contract/items/versions.ts'
import { t } from '@satchel/messages/t.ts'
import { use, useState } from 'react'
import { formatDateTime } from '../../../lib/format/format.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { ItemPreview } from '../preview/ItemPreview.tsx'
import styles from './CompareVersions.module.css'
import { TextChanges } from './TextChanges.tsx'
import { factsOf } from './version-facts.ts'

interface CompareVersionsProps {
  item: Item
  versions: readonly Version[]
  older: number
  newer: number
}

/** Compares two files of an item: previews side by side, facts, and differences in the text. */
export function CompareVersions({ item, versions, ...first }: CompareVersionsProps) {
  const [left, setLeft] = useState(first.older)
  const [right, setRight] = useState(first.newer)
  const sides = [
    { label: t('items.versions.firstVersion'), number: left, choose: setLeft, other: right },
    { label: t('items.versions.secondVersion'), number: right, choose: setRight, other: left },
  ]
  return (
    <div className={styles.compare}>
      {sides.map(({ label, number, choose, other }) => (
        <section key={label} className={styles.side} aria-label={label}>
          <Select
            aria-label={label}
            allowDeselect={false}
            value={String(number)}
            data={versions.map((version) => ({
              value: String(version.number),
              label: t('items.versions.versionLabel', {
                number: version.number,
                isCurrent: version.isCurrent ? 'true' : 'other',
              }),
              disabled: version.number === other,
            }))}
            onChange={(value) => value && choose(Number(value))}
          />
          <Side item={item} version={versions.find((version) => version.number === number)} />
        </section>
      ))}
      <div className={styles.text}>
        <TextChanges key={`${left} ${right}`} itemId={item.id} from={left} to={right} />
      </div>
    </div>
  )
}

function Side({ item, version }: { item: Item; version: Version | undefined }) {
  const timeZone = use(TimeZone)
  if (!version) return null
  const facts = [
    ...factsOf(version),
    [t('items.versions.uploadedBy'), version.madeBy?.name ?? t('items.versions.satchel')],
    [t('items.versions.uploaded'), formatDateTime(new Date(version.createdAt), timeZone)],
  ]
  return (
    <>
      <div className={styles.preview}>
        <ItemPreview key={version.number} item={asItem(item, version)} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Returns the item as it was with this file. */
function asItem(item: Item, version: Version): Item {
  const { previewUrl, previewMime, thumbnailUrl, mime, bytes, pageCount, ...rest } = item
  const { width, height, durationS, newFileVersion, ...base } = rest
  const { number: fileVersion, status: _, createdAt: __, madeBy, isCurrent, ...file } = version
  return { ...base, ...file, name: version.originalName, fileVersion, status: 'completed' }
}
