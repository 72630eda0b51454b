import { use } from 'react'
import { formatDateTime } from '../../lib/format/format.ts'
import { TimeZone } from './RelativeTime.tsx'

/** A time to come. */
export function ExactTime({ at }: { at: string }) {
  const timeZone = use(TimeZone)
  return <time dateTime={at}>{formatDateTime(new Date(at), timeZone)}</time>
}
