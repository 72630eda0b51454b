import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { dayIn } from '../../lib/format/day.ts'
import { formatDay } from '../../lib/format/format.ts'
import { TimeZone } from '../../ui/text/RelativeTime.tsx'
import styles from './StatusSign.module.css'

const ENDED: ReadonlySet<Wish['status']> = new Set(['done', 'declined'])

/** The day by which a wish is needed; marked if that is over and it isn't delivered. */
export function NeededBy({ wish: { neededBy, status } }: { wish: Wish }) {
  const timeZone = use(TimeZone)
  if (neededBy === null) return null
  const isLate = neededBy < dayIn(timeZone, new Date()) && !ENDED.has(status)
  return (
    <span className={isLate ? styles.late : undefined}>
      {isLate
        ? t('wishes.overdueSince', { day: formatDay(neededBy) })
        : t('wishes.neededBy', { day: formatDay(neededBy) })}
    </span>
  )
}
