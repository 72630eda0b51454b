import type { KeptVisit, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { CODE, EMAIL, Field, gateProblemMessage } from './GatePage.tsx'
import * as labels from './labels.ts'

type Props = Extract<VisitorPage, { view: 'privacy' }>

/** Page on which visitors view, download and delete their data. */
export function PrivacyPage({ look: { name }, privacy }: Props) {
  const { url, back, total, here, email, theirs, isDeleted, itemName, confirms } = privacy
  const { forms = 0 } = privacy
  if (confirms) return <Confirm name={name} privacy={privacy} whose={confirms} />
  return (
    <article className="narrow privacy">
      <header>
        <h1>{labels.yourDataAndPrivacy}</h1>
        {itemName !== null && <p className="quiet meta">{labels.aboutItem(itemName, name)}</p>}
      </header>
      {isDeleted && <p role="status">{labels.deleted}</p>}
      <p>{labels.whatSharerSees(name)}</p>
      <h2>{labels.fromThisBrowserToday}</h2>
      <p className="quiet">{labels.visitsOfDayHint}</p>
      <Visits visits={here} total={total.here} />
      {total.here > 0 && <Delete privacy={privacy} whose="here" label={labels.deleteVisits} />}
      <h2>{labels.withYourEmailAddress}</h2>
      {email === null ? (
        <Prove privacy={privacy} />
      ) : (
        <>
          <p className="quiet">
            {labels.allDataThatKeepsUnder(name)} <strong>{email}</strong>
            {labels.recipientStaysStored}
          </p>
          {(theirs.length > 0 || forms === 0) && <Visits visits={theirs} total={total.theirs} />}
          {forms > 0 && <p>{labels.formsYouSent(forms)}</p>}
          {total.theirs + forms > 0 && (
            <Delete privacy={privacy} whose="email" label={labels.deleteAll} />
          )}
        </>
      )}
      <p className="more">
        <a href={`${url}/data`} download>
          {labels.downloadJson}
        </a>
        <a href={back}>{labels.backToSharedContent}</a>
      </p>
    </article>
  )
}

function Visits({ visits, total }: { visits: KeptVisit[]; total: number }) {
  if (visits.length === 0) return <p>{labels.noDataIsStored}</p>
  return (
    <>
      <ul className="visits">
        {visits.map((visit) => (
          <li key={`${visit.at} ${visit.name}`}>
            <strong>
              <time dateTime={visit.at}>{TIME.format(new Date(visit.at))}</time>
            </strong>
            <span className="quiet">{factsOf(visit)}</span>
          </li>
        ))}
      </ul>
      {total > visits.length && <p className="quiet">{labels.visitsInTotalMostRecent(total)}</p>}
    </>
  )
}

/** Format of times; the visitor's time zone is not known here. */
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
    durationMs >= 1_000 && labels.readFor(durationMs / 1_000),
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

interface ConfirmProps extends Omit<DeleteProps, 'label'> {
  name: string
}

/** Confirmation before anything is deleted. */
function Confirm({ name, privacy, whose }: ConfirmProps) {
  const { url, token, total, email, itemName } = privacy
  return (
    <section className="notice">
      <h1>
        {whose === 'here'
          ? labels.deleteVisitsHere(total.here)
          : labels.deleteVisitsOf(total.theirs, email ?? '')}
      </h1>
      <p className="quiet">{labels.deleteExplained(name, itemName)}</p>
      <form className="form" method="post" action={`${url}/delete`}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="whose" value={whose} />
        <input type="hidden" name="sure" value="yes" />
        <button className="button danger" type="submit">
          {whose === 'here' ? labels.deleteVisits : labels.deleteAll}
        </button>
        <a className="cancel" href={url}>
          {labels.cancel}
        </a>
      </form>
    </section>
  )
}

function Prove({ privacy }: Pick<Props, 'privacy'>) {
  const { url, typed, isCodeSent, problem } = privacy
  const message = problem && gateProblemMessage(problem, privacy)
  return (
    <>
      <p className="quiet">{isCodeSent ? labels.weSentCode(typed) : labels.confirmToSeeData}</p>
      {isCodeSent && (
        <form className="form" method="post" action={`${url}/code`}>
          <input type="hidden" name="email" value={typed} />
          <Field {...CODE} problem={message} />
          <button className="button" type="submit">
            {labels.showData}
          </button>
        </form>
      )}
      <form className="form" method="post" action={`${url}/email`}>
        {isCodeSent ? (
          <input type="hidden" name="email" value={typed} />
        ) : (
          <Field {...EMAIL} defaultValue={typed} problem={message} />
        )}
        <button className={isCodeSent ? 'plain' : 'button'} type="submit">
          {isCodeSent ? labels.resendCode : labels.sendCode}
        </button>
      </form>
    </>
  )
}
