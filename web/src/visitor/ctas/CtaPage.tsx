import type { VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { t } from '../messages/messages.ts'
import { Cta, thanksOf } from './Cta.tsx'

type Props = Extract<VisitorPage, { view: 'cta' }>

/** Page with the result of a form that was sent without a script. A refused one is shown again to correct. */
export function CtaPage({ answer }: Props) {
  const { placed, url, token, item, back, isSent, problems, values } = answer
  const { cta, placement } = placed
  return (
    <section className="narrow">
      <h1>{titleOf(answer)}</h1>
      {isSent ? (
        <p className="description">{thanksOf(cta)}</p>
      ) : (
        <div className="cta-slot">
          <Cta
            cta={cta}
            placement={placement}
            form={{ url, hidden: { token, ...(item && { item }) } }}
            problems={problems}
            values={values}
          />
        </div>
      )}
      <p>
        <a className="back" href={back}>
          {t('backToContent')}
        </a>
      </p>
    </section>
  )
}

export function titleOf({ isSent }: Props['answer']): string {
  return isSent ? t('formSent') : t('formNotSent')
}
