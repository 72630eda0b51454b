import type { VisitorShelfEntry } from '@satchel/contract/visits/visitor-shelf.ts'
import { facts, type PlainKey, spoken, t } from '../messages/messages.ts'
import { Action } from './Action.tsx'

interface EntriesProps {
  entries: VisitorShelfEntry[]
  /** True if nobody knows what was opened. */
  isUnmeasured: boolean
  url: string
  token: string
}

/** List of links for the visitor. Those that don't open anymore are named, and say why. */
export function Entries({ entries, isUnmeasured, url, token }: EntriesProps) {
  return (
    <ul className="visits shelf">
      {entries.map((entry) => (
        <li key={entry.id} className="with-action">
          <div>
            {entry.url ? (
              <a className="name" href={entry.url} dir="auto">
                {entry.name}
              </a>
            ) : (
              <span className="name" dir="auto">
                {entry.name}
              </span>
            )}
            <span className="quiet">{factsOf(entry, isUnmeasured)}</span>
            {entry.reason && <span className="state">{reasonOf(entry)}</span>}
            {entry.changes && <span className="news">{entry.changes}</span>}
          </div>
          <Action url={`${url}/hide`} token={token} link={entry.id} label={entry.name}>
            {t('hide')}
          </Action>
        </li>
      ))}
    </ul>
  )
}

const KINDS: Record<VisitorShelfEntry['kind'], PlainKey> = {
  file: 'typeFile',
  page: 'typeWebPage',
  collection: 'typeCollection',
  site: 'typeSite',
}

function factsOf(entry: VisitorShelfEntry, isUnmeasured: boolean) {
  const { kind, sharedBy, sharedAt, isPassedOn, versionAt, readAt, url } = entry
  return facts([
    t(KINDS[kind]),
    isPassedOn
      ? t('passedOnByColleague')
      : t('sharedByOn', { name: sharedBy, date: dayOf(sharedAt) }),
    versionAt && t('newestVersionOf', { date: dayOf(versionAt) }),
    url !== null && readAt === null && !isUnmeasured && t('notReadYet'),
  ])
}

function reasonOf({ reason, closedAt }: VisitorShelfEntry): string {
  if (closedAt && reason === 'withdrawn') return t('withdrawnOn', { date: dayOf(closedAt) })
  if (closedAt && reason === 'expired') return t('expiredOn', { date: dayOf(closedAt) })
  return t(reason === 'closed' ? 'outOfDate' : 'noLongerShared')
}

export function dayOf(at: string): string {
  const form = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(spoken(), form).format(new Date(at))
}
