import type { VisitorHandover } from '@satchel/contract/visits/visitor-shelf.ts'
import { EMAIL, Field } from '../gate/GatePage.tsx'
import { t } from '../messages/messages.ts'
import { dayOf } from './Entries.tsx'

interface HandOverProps {
  handover: VisitorHandover
  url: string
  token: string
}

/** Hands everything over to a colleague, who confirms it with their address. */
export function HandOver({ handover: { offered, problem }, url, token }: HandOverProps) {
  const message = problem && t(problem === 'busy' ? 'passOnTooOften' : 'invalidEmail')
  return (
    <section className="hand-over" id="hand-over" aria-labelledby="hand-over-title">
      <h2 id="hand-over-title">{t('handOver')}</h2>
      <p>{t('handOverExplained')}</p>
      {offered && (
        <p role="status">
          {offered.decidedAt === null
            ? t('handOverWaiting', { email: offered.to })
            : t('handedOverOn', { email: offered.to, date: dayOf(offered.decidedAt) })}
        </p>
      )}
      {offered?.decidedAt === null ? (
        <form method="post" action={`${url}/cancel-hand-over`}>
          <input type="hidden" name="token" value={token} />
          <button className="plain" type="submit">
            {t('cancel')}
          </button>
        </form>
      ) : (
        <form className="form" method="post" action={`${url}/hand-over`}>
          <input type="hidden" name="token" value={token} />
          <Field {...EMAIL} label="colleagueEmail" autoComplete="off" problem={message} />
          <label className="sure">
            <input type="checkbox" name="sure" value="yes" required />
            {t('handOverSure')}
          </label>
          <button className="button" type="submit">
            {t('handOverNow')}
          </button>
        </form>
      )}
    </section>
  )
}

interface OffersProps extends Omit<HandOverProps, 'handover'> {
  /** The company's name. */
  name: string
  offers: VisitorHandover['offers']
}

/** Offers of colleagues to hand over to the visitor. */
export function Offers({ name, offers, url, token }: OffersProps) {
  return offers.map(({ id, from }) => (
    <section key={id} className="offer" aria-label={t('handOver')}>
      <p>{t('handOverOffer', { email: from, name })}</p>
      {(['accept', 'decline'] as const).map((answer) => (
        <form key={answer} method="post" action={`${url}/${answer}`}>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="offer" value={id} />
          <button className={answer === 'accept' ? 'button' : 'plain'} type="submit">
            {t(answer)}
          </button>
        </form>
      ))}
    </section>
  ))
}
