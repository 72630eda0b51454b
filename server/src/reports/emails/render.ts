import type { Config } from '../../platform/config.ts'
import { type Bars, type Mail, renderEmail } from '../../platform/mail/mail.ts'
import { addReading } from '../../tracking/service.ts'
import type { Opening, Reader } from './queries.ts'

const PAGES_SHOWN = 30
export const SESSIONS_SHOWN = 30

/** Renders what was read so far in a session, by whom and where. */
export function visitEmail(config: Config, reader: Reader, openings: Opening[]): Mail {
  const readings = readingsOf(openings)
  const [first] = readings
  if (!first) throw new Error('An email about no items')
  const more = readings.length - 1
  const items = `“${first.itemName}”${more > 0 ? ` and ${more} more` : ''}`
  const subject = subjectOf(first, items)
  const passages = [
    [timeOf(first.at, reader), ...placeOf(first)].join(' · '),
    ...unprovedOf(first),
    ...readings.flatMap((reading) => [
      ...(more > 0 ? [`“${reading.itemName}”`] : []),
      factsOf(reading).join(' · ') || 'Just opened, with no reading time yet',
      ...barsOf(reading),
    ]),
  ]
  const button = { label: 'View link', url: `${config.PUBLIC_URL}/links/${first.linkId}` }
  return {
    to: reader.email,
    ...renderEmail(subject, passages, button, frameOf(config, reader)),
  }
}

/** The newest sessions since the last digest, the newest first, and the number of all others. */
export function digestEmail(
  config: Config,
  reader: Reader,
  openings: Opening[],
  rest: number,
): Mail {
  const sessions = [...Map.groupBy(openings, ({ sessionId }) => sessionId).values()].reverse()
  const count = sessions.length + rest
  const subject = count === 1 ? '1 visit to your links' : `${count} visits to your links`
  const passages = [
    ...sessions.map((session) => sessionLine(session, reader)),
    ...(rest > 0 ? [`And ${rest} more.`] : []),
  ]
  const button = { label: 'View links', url: `${config.PUBLIC_URL}/links` }
  return { to: reader.email, ...renderEmail(subject, passages, button, frameOf(config, reader)) }
}

function sessionLine(session: Opening[], reader: Reader): string {
  const readings = readingsOf(session)
  const [first] = readings
  if (!first) return ''
  const names = readings.map(({ itemName }) => `“${itemName}”`).join(', ')
  const durationMs = readings.reduce((sum, each) => sum + each.durationMs, 0)
  const downloaded = readings.some((each) => each.downloaded)
  return [
    `${whoOf(first)}: ${names}`,
    timeOf(first.at, reader),
    ...placeOf(first),
    ...(durationMs >= 1_000 ? [`read for ${lengthOf(durationMs)}`] : []),
    ...(downloaded ? ['downloaded'] : []),
  ].join(' · ')
}

function frameOf({ PUBLIC_URL }: Config, { name, color, logoUrl }: Reader) {
  return {
    look: { name, color, logoUrl: logoUrl && new URL(logoUrl, PUBLIC_URL).href },
    footer: {
      text: 'You got this email because someone opened one of your links.',
      label: 'Change email settings',
      url: `${PUBLIC_URL}/settings?section=notifications`,
    },
  }
}

/** Merges repeated visits of the session. */
function readingsOf(openings: Opening[]): Opening[] {
  const groups = Map.groupBy(openings, ({ linkId, itemId }) => `${linkId} ${itemId}`)
  return [...groups.values()].map((visits) => visits.reduce(joined))
}

function joined(one: Opening, other: Opening): Opening {
  return {
    ...one,
    ...addReading(one, other),
    ...surer(one, other),
    downloaded: one.downloaded || other.downloaded,
  }
}

/** Returns the address of the visit for which one was verified, else the first that was entered. */
function surer(one: Opening, other: Opening): Pick<Opening, 'email' | 'emailProved'> {
  const isFirst = isProved(one) || (one.email !== null && !isProved(other)) || other.email === null
  const { email, emailProved } = isFirst ? one : other
  return { email, emailProved }
}

/** Names a person only after they proved their address; otherwise it was a link that was opened, on a device. */
function subjectOf(opening: Opening, items: string): string {
  const link = linkOf(opening)
  if (isProved(opening)) return `${whoOf(opening)} opened ${items}`
  const device = deviceOf(opening)
  const on = device ? ` on a ${device}` : ''
  return link ? `${link} to ${items} was opened${on}` : `${items} was opened${on}`
}

function whoOf(opening: Opening): string {
  return (isProved(opening) && opening.email) || linkOf(opening) || 'Someone'
}

function isProved({ email, emailProved }: Opening): boolean {
  return email !== null && emailProved
}

/** Returns whose link it is, if it was made for someone. */
function linkOf({ sharedToEmail, sharedToMemo, sharedToOrganization }: Opening): string {
  const name = sharedToEmail ?? sharedToOrganization ?? sharedToMemo
  return name ? `${name}’s link` : ''
}

/** Returns the line about an address that was entered and not verified. */
function unprovedOf({ email, emailProved }: Opening): string[] {
  if (email === null || emailProved) return []
  return [`They entered ${email} as their address, which hasn’t been verified.`]
}

function deviceOf({ device }: Opening): string | null {
  return device && (DEVICES[device] ?? device)
}

const DEVICES: Record<string, string> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
  tv: 'TV',
}
const countries = new Intl.DisplayNames('en', { type: 'region' })

function placeOf(opening: Opening): string[] {
  const { country, browser, os } = opening
  const program = [browser, os].filter(Boolean).join(' on ')
  return [country && countries.of(country), deviceOf(opening), program].filter(
    (each): each is string => Boolean(each),
  )
}

function factsOf({ durationMs, pages, pageCount, parts, durationS, clicks, downloaded }: Opening) {
  const read = Object.keys(pages ?? {}).length
  const played = (parts ?? []).reduce((sum, [from, to]) => sum + to - from, 0)
  const followed = clicks?.length ?? 0
  return [
    durationMs >= 1_000 && `Read for ${lengthOf(durationMs)} so far`,
    read > 0 &&
      (pageCount ? `${read} of ${pageCount} pages` : `${read} ${read === 1 ? 'page' : 'pages'}`),
    played > 0 && `${lengthOf(played * 1_000)} of ${lengthOf((durationS ?? 0) * 1_000)} played`,
    followed > 0 && (followed === 1 ? '1 link clicked' : `${followed} links clicked`),
    downloaded && 'downloaded',
  ].filter((fact) => fact !== false)
}

/** The longest read, in the order of the document. */
function barsOf({ pages }: Opening): Bars[] {
  const read = Object.entries(pages ?? {}).map(([page, time]) => ({ page: Number(page), time }))
  if (read.length === 0) return []
  const longest = read.toSorted((one, other) => other.time - one.time).slice(0, PAGES_SHOWN)
  const most = longest[0]?.time || 1
  const shown = longest.sort((one, other) => one.page - other.page)
  return [
    {
      bars: shown.map(({ page, time }) => ({
        label: `Page ${page}`,
        value: lengthOf(time),
        share: time / most,
      })),
    },
  ]
}

/** Formats a length as `1:05`, with hours if needed. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000)
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours = 0, minutes = 0, rest = 0] = parts
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function timeOf(at: string, { timeZone }: Reader): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(at))
}
