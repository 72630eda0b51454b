import type { Link } from '@satchel/contract/links/links.ts'
import type { Visit } from '@satchel/contract/visits/visits.ts'
import { formatList, formatSpan } from '../../../lib/format.ts'
import { deviceLabel } from '../../../lib/visit-values.ts'
import * as labels from './labels.ts'

/** Returns who opened a link on which device, with names only of people who verified their address. */
export function formatVisitors(link: Link, visits: readonly Visit[]): string {
  const proved = distinct(visits.map(({ visitor, emailProved }) => emailProved && visitor))
  const devices = distinct(
    visits.map(({ device }) => device && device !== 'bot' && deviceLabel(device).toLowerCase()),
  )
  const on = devices.length > 0 ? labels.onDevices(formatList(devices.map(labels.one))) : ''
  if (proved.length === 0) return `${recipientOf(link)}${on}`
  const isOthers = visits.some(({ emailProved }) => !emailProved)
  return `${formatList([...proved, ...(isOthers ? [labels.others] : [])])}${on}`
}

/** Returns what was read and done, as "4 pages in 2 min 10 sec · Downloaded". */
export function formatReading(visits: readonly Visit[]): string {
  const pages = new Set(
    visits.flatMap(({ itemId, pages }) => pages.map(({ page }) => `${itemId} ${page}`)),
  )
  const seconds = visits.reduce((sum, { durationS }) => sum + durationS, 0)
  const sessions = new Set(visits.map(({ sessionId }) => sessionId)).size
  const span = seconds >= 1 && formatSpan(seconds)
  const reading = pages.size > 0 ? labels.pagesRead(pages.size, span || null) : span
  return [
    reading || labels.opened,
    sessions > 1 && labels.visits(sessions),
    visits.some(({ downloaded }) => downloaded) && labels.downloaded,
    visits.some(({ clicks }) => clicks.length > 0) && labels.clickedLink,
  ]
    .filter(Boolean)
    .join(' · ')
}

function recipientOf({ sharedToEmail, sharedToOrganization, sharedToMemo }: Link): string {
  const recipient = sharedToEmail ?? sharedToOrganization ?? sharedToMemo
  return recipient ? labels.linkOf(recipient) : labels.someone
}

function distinct(values: readonly (string | false | null | undefined)[]): string[] {
  return [
    ...new Set(values.filter((value) => typeof value === 'string' && value !== '')),
  ] as string[]
}
