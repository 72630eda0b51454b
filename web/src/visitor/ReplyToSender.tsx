import type { VisitorReplyForm, VisitorSender } from '@satchel/contract/visits/visitor.ts'
import { EMAIL, Field } from './gate/GatePage.tsx'
import { Honeypot } from './Honeypot.tsx'
import { t } from './messages/messages.ts'

/** Form that opens in place, so that nobody leaves the content. */
export function ReplyToSender({ name, reply }: VisitorSender) {
  return (
    <details className="reply" data-reply={reply.url} data-name={name} data-close={t('close')}>
      <summary>{t('replyTo', { name })}</summary>
      <ReplyForm {...reply} />
    </details>
  )
}

interface ReplyFormProps extends VisitorReplyForm {
  prefill?: { message: string; name: string; email: string }
  problem?: { message: string | null; email: string | null; other: string | null }
}

export function ReplyForm({ url, item, prefill, problem }: ReplyFormProps) {
  return (
    <form className="form" method="post" action={url}>
      {item && <input type="hidden" name="item" value={item} />}
      <label className="field">
        <span>{t('yourMessage')}</span>
        <textarea
          className="input"
          name="message"
          rows={4}
          maxLength={2_000}
          required
          defaultValue={prefill?.message}
          aria-invalid={problem?.message ? true : undefined}
          aria-describedby={problem?.message ? 'message-problem' : undefined}
        />
        {problem?.message && (
          <span id="message-problem" className="problem">
            {problem.message}
          </span>
        )}
      </label>
      <Field
        name="name"
        label="yourNameOptional"
        autoComplete="name"
        maxLength={100}
        defaultValue={prefill?.name}
      />
      <Field
        {...EMAIL}
        label="yourEmailOptional"
        required={false}
        defaultValue={prefill?.email}
        problem={problem?.email ?? null}
      />
      <Honeypot className="hidden" />
      {problem?.other && (
        <p className="problem" role="alert">
          {problem.other}
        </p>
      )}
      <button className="button" type="submit">
        {t('sendReply')}
      </button>
    </form>
  )
}
