import type { KeptVisit, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { formatSpan } from '../../lib/format/format.ts'
import { CODE, EMAIL, Field, gateProblemMessage } from '../gate/GatePage.tsx'
import { around } from '../messages/all.ts'
import { facts, type PlainKey, spoken, t } from '../messages/messages.ts'
import { Shelf, SignedIn } from '../shelf/Shelf.tsx'
import { Agreements } from './Agreements.tsx'
import { PrivacyTerms } from './PrivacyTerms.tsx'

type Props = Extract<VisitorPage, { view: 'privacy' }>

/** Page on which visitors see what was shared with them, and view, download and delete their data. */
export function PrivacyPage({ look, privacy }: Props) {
  const { name } = look
  const { url, token, back, email, isDeleted, itemName, confirms, terms, shelf } = privacy
  if (confirms) return <Confirm name={name} privacy={privacy} whose={confirms} />
  return (
    <article className="narrow privacy">
      <header>
        <h1>{t('sharedWithYou')}</h1>
        {email !== null && <SignedIn email={email} url={url} token={token} />}
      </header>
      {isDeleted && <p role="status">{t('deleted')}</p>}
      {email === null && <Prove name={name} privacy={privacy} />}
      {shelf && <Shelf look={look} shelf={shelf} url={url} token={token} />}
      <h2 id="data">{t('yourDataAndPrivacy')}</h2>
      {itemName !== null && (
        <p className="quiet meta">{t('aboutItem', { item: itemName, name })}</p>
      )}
      <p>{t('whatSharerSees', { name })}</p>
      <StoredHere privacy={privacy} />
      {email !== null && <StoredUnder name={name} email={email} privacy={privacy} />}
      <PrivacyTerms look={look} terms={terms} />
      <p className="more">
        <a href={`${url}/data`} download>
          {t('downloadJson')}
        </a>
        <a href={back}>{t('backToContent')}</a>
      </p>
    </article>
  )
}

/** Visits that are stored from this network and browser today. */
function StoredHere({ privacy }: Pick<Props, 'privacy'>) {
  const { here, total } = privacy
  return (
    <>
      <h3>{t('fromThisBrowserToday')}</h3>
      <p className="quiet">{t('visitsOfDayHint')}</p>
      <Visits visits={here} total={total.here} />
      {total.here > 0 && <Delete privacy={privacy} whose="here" label={t('deleteVisits')} />}
    </>
  )
}

/** Data that is stored under the verified address. */
function StoredUnder({
  name,
  email,
  privacy,
}: Pick<Props, 'privacy'> & Record<'name' | 'email', string>) {
  const { url, total, theirs, forms = 0, questions = 0 } = privacy
  const { agreements = [], agreementYears = 0 } = privacy
  return (
    <>
      <h3>{t('withYourEmailAddress')}</h3>
      <p className="quiet">
        {around('allDataUnder', { name, email: <strong key="email">{email}</strong> })}
      </p>
      {(theirs.length > 0 || forms + questions + agreements.length === 0) && (
        <Visits visits={theirs} total={total.theirs} />
      )}
      {forms > 0 && <p>{t('formsYouSent', { count: forms })}</p>}
      {questions > 0 && <p>{t('questionsYouAsked', { count: questions })}</p>}
      {agreements.length > 0 && (
        <>
          <Agreements url={url} agreements={agreements} />
          <p className="quiet">
            {t('recordsStay', { name, count: agreements.length, years: agreementYears })}
          </p>
        </>
      )}
      {total.theirs + forms + questions > 0 && (
        <Delete privacy={privacy} whose="email" label={t('deleteAll')} />
      )}
    </>
  )
}

function Visits({ visits, total }: { visits: KeptVisit[]; total: number }) {
  if (visits.length === 0) return <p>{t('noDataStored')}</p>
  return (
    <>
      <ul className="visits">
        {visits.map((visit) => (
          <li key={`${visit.at} ${visit.name}`}>
            <strong>
              <time dateTime={visit.at} data-local>
                {timeOf(visit.at)}
              </time>
            </strong>
            <span className="quiet">{factsOf(visit)}</span>
          </li>
        ))}
      </ul>
      {total > visits.length && <p className="quiet">{t('visitsInTotal', { count: total })}</p>}
    </>
  )
}

/** Formats a time until a script writes it in the visitor's time zone, which is not known here. */
function timeOf(at: string): string {
  const format: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }
  return new Intl.DateTimeFormat(spoken(), format).format(new Date(at))
}

function factsOf({ name, device, browser, os, country, durationMs, downloaded }: KeptVisit) {
  return facts([
    name,
    browser && os ? t('browserOn', { browser, system: os }) : (browser ?? os),
    device && deviceOf(device),
    country && regionOf(country),
    durationMs >= 1_000 && t('readFor', { time: formatSpan(durationMs / 1_000, spoken()) }),
    downloaded && t('downloaded'),
  ])
}

const DEVICES: Record<string, PlainKey> = {
  desktop: 'deviceDesktop',
  mobile: 'devicePhone',
  phone: 'devicePhone',
  tablet: 'deviceTablet',
}

function deviceOf(device: string): string {
  const key = DEVICES[device]
  return key ? t(key) : device
}

/** Returns the name of a country by its code. */
function regionOf(code: string): string {
  const names = new Intl.DisplayNames(spoken(), { type: 'region' })
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
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
  const { url, token, total, email, itemName, agreements = [], agreementYears = 0 } = privacy
  return (
    <section className="notice">
      <h1>
        {whose === 'here'
          ? t('deleteVisitsHere', { count: total.here })
          : total.theirs > 0
            ? t('deleteVisitsOf', { count: total.theirs, email: email ?? '' })
            : t('deleteDataOf', { email: email ?? '' })}
      </h1>
      <p className="quiet">
        {itemName === null
          ? t('deleteExplained', { name })
          : t('deleteExplainedWith', { name, item: itemName })}
      </p>
      {whose === 'email' && agreements.length > 0 && (
        <p>{t('recordsStay', { name, count: agreements.length, years: agreementYears })}</p>
      )}
      <form className="form" method="post" action={`${url}/delete`}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="whose" value={whose} />
        <input type="hidden" name="sure" value="yes" />
        <button className="button danger" type="submit">
          {whose === 'here' ? t('deleteVisits') : t('deleteAll')}
        </button>
        <a className="cancel" href={url}>
          {t('cancel')}
        </a>
      </form>
    </section>
  )
}

function Prove({ name, privacy }: Pick<Props, 'privacy'> & { name: string }) {
  const { url, typed, isCodeSent, problem } = privacy
  const message = problem && gateProblemMessage(problem, privacy)
  return (
    <>
      <p className="quiet">
        {isCodeSent ? t('weSentCode', { email: typed }) : t('confirmToSeeShelf', { name })}
      </p>
      {isCodeSent && (
        <form className="form" method="post" action={`${url}/code`}>
          <input type="hidden" name="email" value={typed} />
          <Field {...CODE} problem={message} />
          <button className="button" type="submit">
            {t('showData')}
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
          {isCodeSent ? t('resendCode') : t('sendCode')}
        </button>
      </form>
    </>
  )
}
