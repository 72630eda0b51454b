import { SIGNER_MAX } from '@satchel/contract/agreements.ts'
import type { VisitorAgreement } from '@satchel/contract/visits/visitor-agreement.ts'
import { RichText } from '../blocks/RichText.tsx'
import { t } from '../messages/messages.ts'

/** Text that visitors agree to before they read, whole: the form follows at its end. */
export function Agreement({ name, doc, pdf }: VisitorAgreement) {
  return (
    <section className="agreement" aria-label={name} data-agreement>
      <h2>{name}</h2>
      {doc && <RichText doc={doc} />}
      {pdf && <Pages name={name} pdf={pdf} />}
      <p className="quiet" data-read-on hidden>
        {t('readToEnd')}
      </p>
    </section>
  )
}

type PdfProps = Pick<VisitorAgreement, 'name'> & { pdf: NonNullable<VisitorAgreement['pdf']> }

/** The pages of a PDF as pictures, with its words for those who can't see them, and the file itself. */
function Pages({ name, pdf: { url, pagesUrl, count, text } }: PdfProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <img
          key={page}
          src={`${pagesUrl}${page}`}
          alt={t('pageOfDocument', { page, name })}
          width={1600}
          height={2263}
          loading={page > 2 ? 'lazy' : 'eager'}
        />
      ))}
      {text && (
        <details>
          <summary>{t('showAsText')}</summary>
          <p className="words">{text}</p>
        </details>
      )}
      <p>
        <a href={url}>{t('downloadDocument')}</a>
      </p>
    </>
  )
}

interface SignerProps {
  agreement: VisitorAgreement
  problem: string | null
}

/** The fields with which a visitor agrees. */
export function Signer({ agreement: { key, signer }, problem }: SignerProps) {
  return (
    <>
      <input type="hidden" name="agreement" value={key} />
      <label className="field">
        <span>{t('yourName')}</span>
        <input
          className="input"
          name="name"
          autoComplete="name"
          maxLength={SIGNER_MAX}
          required
          defaultValue={signer}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': 'name-problem' })}
        />
        {problem && (
          <span className="problem" id="name-problem" role="alert">
            {problem}
          </span>
        )}
      </label>
      <p className="quiet meaning">{t('agreeMeans')}</p>
      <button className="button" type="submit" data-agree>
        {t('agree')}
      </button>
    </>
  )
}
