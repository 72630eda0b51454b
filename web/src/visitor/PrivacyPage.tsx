import type { KeptVisit, VisitorPage } from '@satchel/contract/visitor.ts'
import { formatCount, formatSpan } from '../lib/format.ts'
import { CODE, EMAIL, Field, wordsOf } from './GatePage.tsx'

type Props = Extract<VisitorPage, { view: 'privacy' }>

/** What visitors see, download and delete of what was kept of them. */
export function PrivacyPage({ look: { name }, privacy }: Props) {
  const { url, back, total, here, email, theirs, isDeleted } = privacy
  return (
    <article className="narrow privacy">
      <h1>What is kept of your visits</h1>
      {isDeleted && <p role="status">It was deleted.</p>}
      <p>
        {name} sees when a link was opened, how long each page was read or which part was played,
        which links in it were followed and whether it was downloaded; the kind of device, browser
        and system, the country, the site and the campaign you came from; and your e-mail address
        where you gave it. The address of your network is not stored.
      </p>
      <h2>From this browser today</h2>
      <p className="quiet">
        Visits of one day are told apart by a code made of network and browser, so these may include
        those of others here. Tomorrow nothing leads from them to you.
      </p>
      <Visits visits={here} total={total.here} />
      {total.here > 0 && <Delete privacy={privacy} whose="here" label="Delete these visits" />}
      <h2>Under your e-mail address</h2>
      {email === null ? (
        <Prove privacy={privacy} />
      ) : (
        <>
          <p className="quiet">
            All that {name} keeps under <strong>{email}</strong>. Whom a link was made for is kept
            by who made it.
          </p>
          <Visits visits={theirs} total={total.theirs} />
          {total.theirs > 0 && (
            <Delete privacy={privacy} whose="email" label="Delete all under this address" />
          )}
        </>
      )}
      <p className="more">
        <a href={`${url}/data`} download>
          Download it as JSON
        </a>
        <a href={back}>Back to what was shared</a>
      </p>
    </article>
  )
}

function Visits({ visits, total }: { visits: KeptVisit[]; total: number }) {
  if (visits.length === 0) return <p>Nothing is kept.</p>
  return (
    <>
      <ul className="kept">
        {visits.map((visit) => (
          <li key={`${visit.at} ${visit.name}`}>
            <strong>
              <time dateTime={visit.at}>{TIME.format(new Date(visit.at))}</time>
            </strong>
            <span className="quiet">{factsOf(visit)}</span>
          </li>
        ))}
      </ul>
      {total > visits.length && (
        <p className="quiet">{formatCount(total, 'visit')} in all; the newest are shown.</p>
      )}
    </>
  )
}

/** Where the visitor's clock stands is not known here. */
const TIME = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: 'UTC',
})

function factsOf({ name, device, browser, os, country, durationMs, downloaded }: KeptVisit) {
  return [
    name,
    [browser, os].filter(Boolean).join(' on '),
    device,
    country,
    durationMs >= 1_000 && `${formatSpan(durationMs / 1_000)} read`,
    downloaded && 'downloaded',
  ]
    .filter(Boolean)
    .join(' · ')
}

interface DeleteProps extends Pick<Props, 'privacy'> {
  whose: 'here' | 'email'
  label: string
}

function Delete({ privacy: { url, token }, whose, label }: DeleteProps) {
  return (
    <form method="post" action={`${url}/delete`}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="whose" value={whose} />
      <button className="button danger" type="submit">
        {label}
      </button>
    </form>
  )
}

function Prove({ privacy }: Pick<Props, 'privacy'>) {
  const { url, given, isCodeSent, problem } = privacy
  const words = problem && wordsOf(problem, privacy)
  return (
    <>
      <p className="quiet">
        {isCodeSent
          ? `A code was sent to ${given}. It is good for ten minutes.`
          : 'Prove your address by a code that is sent to it, and see what is kept under it.'}
      </p>
      {isCodeSent && (
        <form className="form" method="post" action={`${url}/code`}>
          <input type="hidden" name="email" value={given} />
          <Field {...CODE} problem={words} />
          <button className="button" type="submit">
            Show what is kept
          </button>
        </form>
      )}
      <form className="form" method="post" action={`${url}/email`}>
        {isCodeSent ? (
          <input type="hidden" name="email" value={given} />
        ) : (
          <Field {...EMAIL} defaultValue={given} problem={words} />
        )}
        <button className={isCodeSent ? 'plain' : 'button'} type="submit">
          {isCodeSent ? 'Send another code' : 'Send a code'}
        </button>
      </form>
    </>
  )
}
