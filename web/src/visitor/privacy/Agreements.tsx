import type { VisitorAcceptance } from '@satchel/contract/visits/visitor-agreement.ts'
import { facts, spoken, t } from '../messages/messages.ts'

interface AgreementsProps {
  url: string
  agreements: VisitorAcceptance[]
}

/** List of what the visitor agreed to with a verified address, with the record of each. */
export function Agreements({ url, agreements }: AgreementsProps) {
  return (
    <>
      <h3>{t('agreementsYouAccepted')}</h3>
      <ul className="visits">
        {agreements.map(({ id, name, at, keptUntil }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span className="quiet">
              {facts([dayOf(at), keptUntil && t('recordKeptUntil', { date: dayOf(keptUntil) })])}
            </span>
            <a href={`${url}/records/${id}`} download>
              {t('downloadRecord')}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function dayOf(at: string): string {
  const form = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(spoken(), form).format(new Date(at))
}
