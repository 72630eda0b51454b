import { Anchor } from '@mantine/core'
import type { ShareReading } from '@satchel/contract/live.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useReaders } from '../../../lib/reading-now.ts'
import styles from './ReadingNow.module.css'
import { readerOf } from './reader-name.ts'

const SHOWN = 3

interface ReadingNowProps {
  /** True in a row of other things, which keeps its height: what has no room is cut. */
  isInRow?: boolean
  /** Link or content whose readers are shown; everything the person shared if neither is named. */
  linkId?: string
  itemId?: string
}

/** List of those who are reading what one shared at this moment, with the page before them; empty while nobody is. */
export function ReadingNow({ linkId, itemId, isInRow }: ReadingNowProps) {
  const readers = useReaders().filter(
    (reader) =>
      (linkId === undefined || reader.linkId === linkId) &&
      (itemId === undefined || reader.itemId === itemId),
  )
  const isHere = linkId !== undefined || itemId !== undefined
  return (
    <div role="status" className={styles.live} data-row={isInRow || undefined}>
      <ul className={styles.readers} aria-label={t('links.reading.readingNow')}>
        {readers.slice(0, SHOWN).map((reader) => (
          <li key={reader.visitId}>
            <span className={styles.dot} aria-hidden />
            <span className={styles.text}>
              {linkId === undefined ? (
                <Anchor component={Link} to={paths.link(reader.linkId)}>
                  {readerOf(reader)}
                </Anchor>
              ) : (
                readerOf(reader)
              )}{' '}
              {placeOf(reader, isHere)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A site has no pages that people could tell apart. */
function placeOf({ itemType, itemName, page }: ShareReading, isHere: boolean): string {
  if (itemType === 'SITE')
    return isHere
      ? t('links.reading.isReading')
      : t('links.reading.isReadingNamed', { name: itemName })
  return isHere
    ? t('links.reading.isOnPage', { page })
    : t('links.reading.isOnPageOf', { page, name: itemName })
}
