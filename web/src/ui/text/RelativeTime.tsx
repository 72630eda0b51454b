import { createContext, use, useSyncExternalStore } from 'react'
import { formatAge, formatDateTime, formatRelative } from '../../lib/format/format.ts'

/** IANA time zone of exact times. */
export const TimeZone = createContext(Intl.DateTimeFormat().resolvedOptions().timeZone)

interface RelativeTimeProps {
  at: string
  /** True for "2 h", where there is little room. */
  isShort?: boolean
}

/** Time as "2 h ago" or, after a week, the date; the exact time is shown on hover. */
export function RelativeTime({ at, isShort = false }: RelativeTimeProps) {
  const timeZone = use(TimeZone)
  const now = useSyncExternalStore(subscribe, () => minute)
  const date = new Date(at)
  return (
    <time dateTime={at} title={formatDateTime(date, timeZone)}>
      {(isShort ? formatAge : formatRelative)(
        date,
        new Date(Math.max(now, date.getTime())),
        timeZone,
      )}
    </time>
  )
}

/** Current minute, a clock for all of a page's times. */
let minute = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    minute = Date.now()
    timer = setInterval(tick, 60_000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  minute = Date.now()
  for (const listener of listeners) listener()
}
