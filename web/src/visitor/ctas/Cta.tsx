import type { CtaField, CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import type { PublicCta } from '@satchel/contract/ctas/events.ts'
import { own } from '@satchel/contract/own.ts'
import { Honeypot } from '../Honeypot.tsx'
import { t } from '../messages/messages.ts'
import { FormField } from './CtaField.tsx'
import { problemOf } from './problems.ts'

/** Target of a form without a script, and its hidden fields. */
export interface CtaForm {
  url: string
  hidden: Record<string, string>
}

interface CtaProps {
  cta: PublicCta
  placement: CtaPlacement
  /** Form target; null if nothing is sent, as in a preview. */
  form: CtaForm | null
  problems?: Record<string, string>
  values?: Record<string, string>
  /** True if it is hidden until its position is reached. */
  isLater?: boolean
}

/**
 * A call to action, for pages of the server, previews and other sites alike. It has no state: ctas.ts controls it, and
 * a form works without a script.
 */
export function Cta({ cta, placement, form, problems = {}, values = {}, isLater }: CtaProps) {
  const { id, kind, headline, label, style, company } = cta
  const { position } = placement
  const isClosable = position === 'popup' || position === 'bottom'
  const fill = style.fill ?? 'plain'
  return (
    <section
      className={`cta cta-${position} cta-kind-${kind} cta-${fill} cta-${style.align ?? 'start'}`}
      aria-label={headline || label || t('ctaMessageFrom', { company: company.name })}
      hidden={isLater}
      data-cta={id}
      {...attributesOf(placement)}
    >
      <Words {...cta} />
      <Action cta={cta} form={form} problems={problems} values={values} />
      {isClosable && (
        <button
          type="button"
          className="cta-close"
          data-cta-close
          hidden
          aria-label={t('ctaClose')}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
      )}
    </section>
  )
}

/** Returns the attributes that the script reads: the place, and when to show it. */
export function attributesOf(placement: CtaPlacement) {
  const { type, id, position, delayS, frequency, readPercent } = placement
  return {
    'data-position': position,
    'data-place': [type, id, position].filter(Boolean).join(' '),
    ...(delayS && { 'data-delay': delayS }),
    ...(frequency === 'once' && { 'data-once': true }),
    ...(readPercent && { 'data-read': readPercent }),
  }
}

function Words({ headline, text }: Pick<PublicCta, 'headline' | 'text'>) {
  if (!headline && !text) return null
  return (
    <div className="cta-words">
      {headline && <h2>{headline}</h2>}
      {text && <p>{text}</p>}
    </div>
  )
}

type ActionProps = Required<Pick<CtaProps, 'cta' | 'form' | 'problems' | 'values'>>

function Action({ cta, form, problems, values }: ActionProps) {
  const { kind, url, label, headline } = cta
  if (kind === 'form') return <LeadForm cta={cta} form={form} problems={problems} values={values} />
  if (!url) return null
  if (kind === 'embed')
    return (
      <iframe
        className="cta-frame"
        src={url}
        title={headline || label || t('ctaEmbedded')}
        loading="lazy"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      />
    )
  const isPage = /^https?:/i.test(url)
  return (
    <a
      className="cta-action"
      href={url}
      {...(isPage && { target: '_blank', rel: 'noopener' })}
      data-cta-link
    >
      {label || (kind === 'meeting' ? t('ctaBookMeeting') : t('ctaLearnMore'))}
    </a>
  )
}

function LeadForm({ cta, form, problems, values }: ActionProps) {
  const { id, fields = [], label, honeypot } = cta
  return (
    <form
      className="cta-form"
      method="post"
      action={form ? `${form.url}/${id}` : undefined}
      data-cta-form
    >
      {form &&
        Object.entries(form.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {fields.map((field: CtaField) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={own(values, field.name)}
          problem={own(problems, field.name)}
        />
      ))}
      <Honeypot name={`values.${honeypot}`} className="cta-trap" />
      <p className="cta-problem" role="alert" data-cta-problem hidden={!problems['']}>
        {problems[''] && problemOf(problems[''])}
      </p>
      <button type="submit" className="cta-action">
        {label || t('ctaSend')}
      </button>
    </form>
  )
}

/** Returns the text to show in place of a sent form. */
export function thanksOf({ thanks }: Pick<PublicCta, 'thanks'>): string {
  return thanks || t('ctaThanks')
}
