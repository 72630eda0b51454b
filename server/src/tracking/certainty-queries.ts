import type { IncomingHttpHeaders } from 'node:http'
import type { Certainty } from '@satchel/contract/visits/visits.ts'
import { isbot } from 'isbot'
import { type RawBuilder, sql } from 'kysely'

// Everything by which it is decided how sure it is that a person read; `docs/honest-views.md` explains it.

/** Returns how sure it is of a visit; `of` is its alias. */
export function certaintyOf(of: 'visit' | 'again'): RawBuilder<Certainty> {
  const column = (name: string) => sql.ref(`${of}.${name}`)
  return sql<Certainty>`case
    when ${column('filtered')} in ('bot', 'unfurler', 'scanner', 'head', 'preview', 'crowd') then 'machine'
    when ${column('email_proved')} or ${column('by_password')} then 'proved'
    when ${column('acted')} or ${column('downloaded')} or ${column('email')} is not null
      or ${column('parts')} is not null or ${column('clicks')} is not null
      or (select count(*) > 1 from jsonb_object_keys(${column('pages')})) then 'acted'
    else 'loaded' end`
}

/** The condition for visits of which it is sure that a person read. */
export function isSure(of: 'visit' | 'again'): RawBuilder<boolean> {
  return sql<boolean>`(${certaintyOf(of)} in ('proved', 'acted'))`
}

/** Reasons from a request's appearance that what is done on the page outweighs. */
export const REVERSIBLE = ['preview', 'bot', 'unfurler', 'scanner']

/**
 * The milliseconds for which only people keep a page in view, by the name under which it was opened: what makes previews for
 * chats runs no script, and what renders pages for search leaves sooner. Scanners wait for what a page does.
 */
const LOOKED = { unfurler: 10_000, bot: 20_000 }

/**
 * The condition for visits that were taken for a machine's and are a person's: a page fetched in advance was looked
 * at, or somebody acted on one that was opened under a machine's name, or stayed.
 */
export const IS_SEEN = sql<boolean>`(visit.filtered = any(${REVERSIBLE}) and visit.duration_ms > 0
  and (visit.filtered = 'preview' or visit.acted
    or visit.filtered = 'unfurler' and visit.duration_ms >= ${sql.lit(LOOKED.unfurler)}
    or visit.filtered = 'bot' and visit.duration_ms >= ${sql.lit(LOOKED.bot)}))`

/** The time within which only a machine follows a link that was mailed. */
export const HASTE = sql`interval '15 seconds'`

/** The most people one network has on a link in a day. Browsers of one build are one, so few offices come near it. */
export const PEOPLE_MAX = 50

export type Machine = 'bot' | 'unfurler' | 'scanner'
export type RequestReason = Machine | 'head' | 'preview'

/** Returns why a request is a machine's; null for what looks like a browser. */
export function reasonOf(
  method: string,
  headers: IncomingHttpHeaders,
  machine: Machine | null,
): RequestReason | null {
  if (method === 'HEAD') return 'head'
  const purpose = headers['sec-purpose'] ?? headers.purpose
  const isPrefetch = purpose !== undefined && /prefetch|preview/.test(String(purpose))
  return machine ?? (isPrefetch ? 'preview' : null)
}

/** Returns what an agent is by its name; `isBot` if it was already recognized as one. */
export function machineOf(agent: string, isBot: boolean): Machine | null {
  if (UNFURLERS.test(agent)) return 'unfurler'
  if (SCANNERS.test(agent)) return 'scanner'
  return agent === '' || isBot || isbot(agent) ? 'bot' : null
}

/** Agents that create link previews in chats. Apple's Messages claims to be three of them at once. */
const UNFURLERS =
  /Slackbot|Slack-ImgProxy|WhatsApp\/|facebookexternalhit|Facebot|LinkedInBot|Twitterbot|TelegramBot|Discordbot|SkypeUriPreview|MicrosoftPreview|Teams(?:Bot|Preview)|Iframely|Embedly|redditbot|Pinterestbot|vkShare|Viber|kakaotalk-scrap|Mastodon\/|Cardyb|Synapse|Zoombot|Google-PageRenderer/i

/** Agents that scan email for threats, some under their vendor's name. */
const SCANNERS =
  /Barracuda|Proofpoint|Mimecast|Safe ?Links|Symantec|MessageLabs|Trend ?Micro|FireEye|Sophos|Forcepoint|BitDefender|Zscaler|McAfee|IronPort|FortiGuard|FortiMail|Trustwave|Check ?Point|Cloudmark|urlscan|VirusTotal|PhishTank|Netcraft|Avanan|Egress|Hornetsecurity|Abnormal ?Security|Microsoft Office (?:Protocol|Existence)|ms-office|Google-Safety/i
