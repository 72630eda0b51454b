import { DAY, HOUR, MINUTE } from '../platform/time.ts'

export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** Says how long ago a time is, such as `3 hours`. */
export function ago(time: string | Date): string {
  const past = Date.now() - new Date(time).getTime()
  if (past >= 2 * DAY) return counted(Math.floor(past / DAY), 'day')
  if (past >= 2 * HOUR) return counted(Math.floor(past / HOUR), 'hour')
  return counted(Math.max(1, Math.floor(past / MINUTE)), 'minute')
}
