import type { Locale } from '@satchel/contract/languages.ts'
import type { Config } from '../../platform/config.ts'
import { type Bars, type Mail, renderEmail } from '../../platform/mail/mail.ts'
import { formatsOf } from '../../platform/mail/member-formats.ts'
import { mailLocale } from '../../platform/mail/member-locale.ts'
import { type MemberTexts, memberTexts } from '../../platform/mail/member-texts.ts'
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
  const words = wordsFor(reader)
  const { texts } = words
  const subject = subjectOf(words, first, more)
  const passages = [
    [timeOf(first.at, reader), ...placeOf(words, first)].join(' · '),
    ...unprovedOf(words, first),
    ...readings.flatMap((reading) => [
      ...(more > 0 ? [texts.named(reading.itemName)] : []),
      factsOf(words, reading).join(' · ') || texts.justOpened,
      ...barsOf(words, reading),
    ]),
  ]
  const button = { label: words.common.viewLink, url: `${config.PUBLIC_URL}/links/${first.linkId}` }
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
  const words = wordsFor(reader)
  const { texts, common } = words
  const subject = texts.digest(count)
  const passages = [
    ...sessions.map((session) => sessionLine(words, session, reader)),
    ...(rest > 0 ? [common.more(rest)] : []),
  ]
  const button = { label: texts.viewLinks, url: `${config.PUBLIC_URL}/links` }
  return { to: reader.email, ...renderEmail(subject, passages, button, frameOf(config, reader)) }
}

function sessionLine(words: Words, session: Opening[], reader: Reader): string {
  const readings = readingsOf(session)
  const [first] = readings
  if (!first) return ''
  const { texts } = words
  const names = readings.map(({ itemName }) => texts.named(itemName)).join(', ')
  const durationMs = readings.reduce((sum, each) => sum + each.durationMs, 0)
  const downloaded = readings.some((each) => each.downloaded)
  return [
    `${whoOf(words, first)}: ${names}`,
    timeOf(first.at, reader),
    ...placeOf(words, first),
    ...(durationMs >= 1_000 ? [texts.readFor(lengthOf(durationMs))] : []),
    ...(downloaded ? [texts.downloaded] : []),
  ].join(' · ')
}

interface Words {
  locale: Locale
  texts: MemberTexts['visits']
  common: MemberTexts['common']
}

function wordsFor(reader: Reader): Words {
  const locale = mailLocale(reader.locale)
  const { visits: texts, common } = memberTexts(locale)
  return { locale, texts, common }
}

function frameOf({ PUBLIC_URL }: Config, reader: Reader) {
  const { name, color, logoUrl } = reader
  const { locale: language, texts, common } = wordsFor(reader)
  return {
    look: { name, color, logoUrl: logoUrl && new URL(logoUrl, PUBLIC_URL).href, language },
    footer: {
      text: texts.footer,
      label: common.changeSettings,
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
function subjectOf({ texts }: Words, opening: Opening, more: number): string {
  const { itemName, email, device } = opening
  if (isProved(opening) && email) return texts.openedBy(email, itemName, more)
  const recipient = recipientOf(opening)
  return recipient
    ? texts.openedLink(recipient, itemName, more, device)
    : texts.opened(itemName, more, device)
}

function whoOf({ texts }: Words, opening: Opening): string {
  if (isProved(opening) && opening.email) return opening.email
  const recipient = recipientOf(opening)
  return recipient ? texts.linkOf(recipient) : texts.someone
}

function isProved({ email, emailProved }: Opening): boolean {
  return email !== null && emailProved
}

/** Returns whom the link was made for, if anyone. */
function recipientOf({ sharedToName, sharedToEmail, sharedToMemo, sharedToOrganization }: Opening) {
  return sharedToName ?? sharedToEmail ?? sharedToOrganization ?? sharedToMemo
}

/** Returns the line about an address that was entered and not verified. */
function unprovedOf({ texts }: Words, { email, emailProved }: Opening): string[] {
  return email === null || emailProved ? [] : [texts.unproved(email)]
}

function placeOf({ locale, texts }: Words, opening: Opening): string[] {
  const { country, browser, os, device } = opening
  return [
    country && formatsOf(locale).country(country),
    device && texts.device(device),
    texts.client(browser, os),
  ].filter((each): each is string => Boolean(each))
}

function factsOf({ texts }: Words, opening: Opening): string[] {
  const { durationMs, pages, pageCount, parts, durationS, clicks, downloaded } = opening
  const read = Object.keys(pages ?? {}).length
  const played = (parts ?? []).reduce((sum, [from, to]) => sum + to - from, 0)
  const followed = clicks?.length ?? 0
  return [
    durationMs >= 1_000 && texts.readSoFar(lengthOf(durationMs)),
    read > 0 && texts.pages(read, pageCount),
    played > 0 && texts.played(lengthOf(played * 1_000), lengthOf((durationS ?? 0) * 1_000)),
    followed > 0 && texts.clicks(followed),
    downloaded && texts.downloaded,
  ].filter((fact) => fact !== false)
}

/** The longest read, in the order of the document. */
function barsOf({ texts }: Words, { pages }: Opening): Bars[] {
  const read = Object.entries(pages ?? {}).map(([page, time]) => ({ page: Number(page), time }))
  if (read.length === 0) return []
  const longest = read.toSorted((one, other) => other.time - one.time).slice(0, PAGES_SHOWN)
  const most = longest[0]?.time || 1
  const pagesInOrder = longest.sort((one, other) => one.page - other.page)
  return [
    {
      bars: pagesInOrder.map(({ page, time }) => ({
        label: texts.page(page),
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

function timeOf(at: string, { locale, timeZone }: Reader): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return formatsOf(mailLocale(locale)).at(at, options)
}
