import type { Locale } from '@satchel/contract/languages.ts'
import type { Config } from '../../platform/config.ts'
import { type Mail, renderEmail } from '../../platform/mail/mail.ts'
import { memberTexts } from '../../platform/mail/member-texts.ts'

/** The email sent instead of a password reset where the company signs in with SSO. */
export function ssoEmail(
  { PUBLIC_URL }: Config,
  { email, locale }: { email: string; locale: Locale },
  name?: string,
): Mail {
  const { account: texts } = memberTexts(locale)
  const paragraphs = [texts.sso(name), texts.ssoNotYou]
  const url = `${PUBLIC_URL}/login-sso?email=${encodeURIComponent(email)}`
  const button = { label: texts.ssoButton, url }
  const mail = renderEmail(texts.ssoSubject(name), paragraphs, button, { language: locale })
  return { to: email, ...mail }
}
