import type { CtaField } from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { t } from '../messages/messages.ts'
import { problemOf } from './problems.ts'

interface FormFieldProps {
  id: string
  field: CtaField
  value: string | undefined
  problem: string | undefined
}

/** Field of a form, with its problem. */
export function FormField({ id, field, value, problem }: FormFieldProps) {
  const { name, label, type, required } = field
  const problemId = `${id}-problem`
  const input = {
    id,
    name: `values.${name}`,
    required,
    'aria-describedby': problemId,
    ...(problem && { 'aria-invalid': true }),
  }
  const isTicked = type === 'checkbox' || type === 'consent'
  const text = required || isTicked ? label : t('ctaOptional', { label })
  return (
    <div className={isTicked ? 'cta-field cta-tick' : 'cta-field'} data-cta-field={name}>
      {isTicked && <input {...input} type="checkbox" defaultChecked={value === 'on'} />}
      <label htmlFor={id}>{text}</label>
      {!isTicked && <Control input={input} field={field} value={value} />}
      <span className="cta-problem" id={problemId} role="alert">
        {problem && problemOf(problem)}
      </span>
    </div>
  )
}

interface ControlProps {
  input: { id: string; name: string; required: boolean | undefined }
  field: CtaField
  value: string | undefined
}

function Control({ input, field: { type, options = [], meaning }, value }: ControlProps) {
  if (type === 'textarea')
    return (
      <textarea {...input} className="cta-input" rows={4} maxLength={5_000} defaultValue={value} />
    )
  if (type === 'select')
    return (
      <select {...input} className="cta-input" defaultValue={value}>
        <option value="">{t('ctaChoose')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    )
  const autoComplete = meaning && FILLED_IN[meaning]
  return (
    <input
      {...input}
      {...KINDS[type]}
      {...(autoComplete && { autoComplete })}
      className="cta-input"
      defaultValue={value}
    />
  )
}

/** Names of what browsers fill in. */
const FILLED_IN: Partial<Record<CtaMeaning, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  title: 'organization-title',
}

const KINDS: Partial<Record<CtaField['type'], object>> = {
  text: { type: 'text', maxLength: 500 },
  email: { inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 50 },
}
