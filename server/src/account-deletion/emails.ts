import { CLOSING_DAYS, READABLE_DAYS } from '@satchel/contract/constants.ts'
import type { Locale } from '@satchel/contract/languages.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import type { Config } from '../platform/config.ts'
import { renderEmail } from '../platform/mail/mail.ts'
import { formatsOf } from '../platform/mail/member-formats.ts'
import { type MemberTexts, memberTexts } from '../platform/mail/member-texts.ts'
import * as tenants from '../tenants/service.ts'
import type { Notice } from './due-notice.ts'

// The emails that owners get about the state of their account.

/** The account, and the language of the owner. */
export interface Frame {
  tenant: Tenant
  config: Config
  locale: Locale
}

type Texts = MemberTexts['closing']

export function closingEmail(frame: Frame, token: string, by: string | null) {
  const { tenant, locale } = frame
  const { closing: texts } = memberTexts(locale)
  const passages = [
    texts.closed(by, dayOf(frame, tenant.accountStatus.closesAt)),
    texts.closedExport(CLOSING_DAYS),
    texts.closedKeep,
  ]
  return tenantEmail(frame, texts.closedSubject(tenant.name), passages, 'keep', keepPath(token))
}

const keepPath = (token: string) => `/bye?keep=${token}`

export function closingCanceledEmail(frame: Frame, by: string | null) {
  const { closing: texts } = memberTexts(frame.locale)
  return tenantEmail(frame, texts.keptSubject(frame.tenant.name), [texts.kept(by)], 'open')
}

/** Renders a notice; its button cancels the closing where a `token` is given. */
export function noticeEmail(frame: Frame, { kind }: Notice, token: string | null) {
  const { closing: texts } = memberTexts(frame.locale)
  const { passages, button } = wordsOf(frame, texts, kind)
  const subject = texts.subjects[kind](frame.tenant.name)
  if (token) return tenantEmail(frame, subject, passages, 'keep', keepPath(token))
  return tenantEmail(frame, subject, passages, button)
}

type Button = keyof Texts['buttons']

const PATHS: Readonly<Record<Button, string>> = {
  open: '/home',
  plan: '/billing',
  billing: '/billing',
  keep: '/bye',
}

interface Words {
  passages: string[]
  button: Button
}

function wordsOf(frame: Frame, texts: Texts, kind: Notice['kind']): Words {
  const { trialEndsAt, paymentDueBy, closesAt, readableUntil } = frame.tenant.accountStatus
  const later = texts.later(READABLE_DAYS)
  const readable = () => texts.readable(dayOf(frame, readableUntil))
  const trial = (): Words => ({
    passages: [texts.trialEnds(timeOf(frame, trialEndsAt)), later],
    button: 'plan',
  })
  const closing = (): Words => ({
    passages: [texts.deleted(timeOf(frame, closesAt))],
    button: 'keep',
  })
  const words: Record<Notice['kind'], () => Words> = {
    'trial-started': () => ({
      passages: [texts.trialStarted(dayOf(frame, trialEndsAt)), texts.noCard],
      button: 'open',
    }),
    'trial-3-days': trial,
    'trial-1-day': trial,
    'trial-ended': () => ({ passages: [texts.stopped, readable()], button: 'plan' }),
    'payment-overdue': () => ({
      passages: [texts.overdue(dayOf(frame, paymentDueBy)), texts.overdueLater],
      button: 'billing',
    }),
    'payment-1-day': () => ({
      passages: [texts.due(timeOf(frame, paymentDueBy)), later],
      button: 'billing',
    }),
    'account-stopped': () => ({ passages: [texts.stopped, readable()], button: 'billing' }),
    'reading-ends': () => ({ passages: [readable()], button: 'plan' }),
    'closing-3-days': closing,
    'closing-1-day': closing,
  }
  return words[kind]()
}

function tenantEmail(
  { tenant, config, locale: language }: Frame,
  subject: string,
  passages: string[],
  button: Button,
  path = PATHS[button],
) {
  const label = memberTexts(language).closing.buttons[button]
  const look = tenants.mailLookOf(tenant, config)
  return renderEmail(
    subject,
    passages,
    { label, url: config.PUBLIC_URL + path },
    { look, language },
  )
}

function dayOf(frame: Frame, at: string | null): string {
  return format(frame, at, { dateStyle: 'long' })
}

function timeOf(frame: Frame, at: string | null): string {
  return format(frame, at, { dateStyle: 'long', timeStyle: 'short' })
}

function format({ tenant, locale }: Frame, at: string | null, options: Intl.DateTimeFormatOptions) {
  if (at === null) throw new Error('An email without a date')
  return formatsOf(locale).at(at, { ...options, timeZone: tenant.timeZone })
}
