import type { VisitorLook } from '@satchel/contract/visits/visitor.ts'
import type { VisitorShelf } from '@satchel/contract/visits/visitor-shelf.ts'
import { t } from '../messages/messages.ts'
import { Pages } from '../Pages.tsx'
import { Action } from './Action.tsx'
import { Entries } from './Entries.tsx'
import { HandOver, Offers } from './HandOver.tsx'
import { Passings, QuestionList, SentFiles } from './Written.tsx'

export interface ShelfProps {
  look: VisitorLook
  shelf: VisitorShelf
  /** The base address of the forms on this page. */
  url: string
  /** A token sent with every change. */
  token: string
}

/** Lists all that was shared with a verified address, and what its owner wrote and sent. */
export function Shelf({ look: { name }, shelf, url, token }: ShelfProps) {
  const { search, entries, page, pages, hidden, isUnmeasured, handover } = shelf
  const { questions, files, passings } = shelf
  const first = search ? `${url}?${query(search)}` : url
  return (
    <>
      <Offers name={name} offers={handover.offers} url={url} token={token} />
      <Search url={url} search={search} />
      {entries.length === 0 && (
        <p className="quiet">{search ? t('noResultsFor', { search }) : t('nothingShared')}</p>
      )}
      {entries.length > 0 && <Entries {...{ entries, isUnmeasured, url, token }} />}
      {pages > 1 && <Pages page={page} pages={pages} url={first} label={t('shelfPages')} />}
      {hidden.length > 0 && (
        <details>
          <summary>{t('hiddenEntries', { count: hidden.length })}</summary>
          <ul className="visits">
            {hidden.map((entry) => (
              <li key={entry.id} className="with-action">
                <span dir="auto">{entry.name}</span>
                <Action url={`${url}/show`} token={token} link={entry.id} label={entry.name}>
                  {t('show')}
                </Action>
              </li>
            ))}
          </ul>
        </details>
      )}
      {questions.length > 0 && <QuestionList questions={questions} />}
      {files.length > 0 && <SentFiles files={files} />}
      {passings.length > 0 && <Passings passings={passings} />}
      <section className="measuring" aria-labelledby="measuring">
        <h2 id="measuring">{t('measuring')}</h2>
        <p>{isUnmeasured ? t('notMeasured', { name }) : t('measuredExplained', { name })}</p>
        <form method="post" action={`${url}/${isUnmeasured ? 'measure' : 'stop-measuring'}`}>
          <input type="hidden" name="token" value={token} />
          <button className="button" type="submit">
            {isUnmeasured ? t('measureAgain') : t('stopMeasuring')}
          </button>
        </form>
      </section>
      <HandOver handover={handover} url={url} token={token} />
    </>
  )
}

const query = (search: string) => new URLSearchParams({ q: search })

function Search({ url, search }: { url: string; search: string }) {
  return (
    <search>
      <form className="shelf-search" method="get" action={url}>
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          aria-label={t('search')}
          enterKeyHint="search"
        />
        <button className="button" type="submit">
          {t('search')}
        </button>
        {search && <a href={url}>{t('showAll')}</a>}
      </form>
    </search>
  )
}

/** Says as whom the shelf is open, and ends that. */
export function SignedIn({ email, url, token }: { email: string; url: string; token: string }) {
  return (
    <form className="signed-in" method="post" action={`${url}/sign-out`}>
      <input type="hidden" name="token" value={token} />
      <span className="quiet">{t('shelfOf', { email })}</span>
      <button className="plain" type="submit">
        {t('signOut')}
      </button>
    </form>
  )
}
