import type { Locale } from '@satchel/contract/languages.ts'
import { messagesIn, type Translate } from '@satchel/messages/translate.ts'
import { inboxTexts, itemTexts, replyTexts, visitTexts, wishTexts } from './content-mail-texts.ts'
import { clientIn, isThere, plain } from './mail-values.ts'

/** Returns the texts of emails to members in a language. */
export function memberTexts(locale: Locale): MemberTexts {
  const existing = all.get(locale)
  if (existing) return existing
  const t = messagesIn(locale)
  const texts = {
    account: accountTexts(t),
    security: securityTexts(t),
    team: teamTexts(t),
    common: commonTexts(t),
    visits: visitTexts(t),
    inbox: inboxTexts(t),
    items: itemTexts(t),
    replies: replyTexts(t),
    admin: adminTexts(t),
    closing: { ...closingTexts(t), ...periodTexts(t) },
    wishes: wishTexts(t),
  }
  all.set(locale, texts)
  return texts
}

const all = new Map<Locale, MemberTexts>()

export interface MemberTexts {
  account: ReturnType<typeof accountTexts>
  security: ReturnType<typeof securityTexts>
  team: ReturnType<typeof teamTexts>
  common: ReturnType<typeof commonTexts>
  visits: ReturnType<typeof visitTexts>
  inbox: ReturnType<typeof inboxTexts>
  items: ReturnType<typeof itemTexts>
  replies: ReturnType<typeof replyTexts>
  admin: ReturnType<typeof adminTexts>
  closing: ReturnType<typeof closingTexts> & ReturnType<typeof periodTexts>
  wishes: ReturnType<typeof wishTexts>
}

function accountTexts(t: Translate) {
  return {
    confirmHeading: t('memberMail.account.confirmHeading'),
    confirmCode: (code: string) => t('memberMail.account.confirmCode', { code }),
    confirmWhere: (minutes: number) => t('memberMail.account.confirmWhere', { minutes }),
    confirmNotYou: t('memberMail.account.confirmNotYou'),
    confirmButton: t('memberMail.account.confirmButton'),
    client: clientIn(t),
    newDeviceSubject: t('memberMail.account.newDeviceSubject'),
    newDevice: (email: string, client: string, place: string | null, at: string) => {
      const parts = [client || t('memberMail.account.unknownApp'), place, at]
      return t('memberMail.account.newDevice', { email, details: parts.filter(Boolean).join(', ') })
    },
    newDeviceAdvice: t('memberMail.account.newDeviceAdvice'),
    reviewSessions: t('memberMail.account.reviewSessions'),
    replayedSubject: t('memberMail.account.replayedSubject'),
    replayed: (email: string, client: string, at: string) =>
      t('memberMail.account.replayed', { email, client, hasClient: isThere(client), at }),
    replayedAdvice: t('memberMail.account.replayedAdvice'),
    resetSubject: t('memberMail.account.resetSubject'),
    reset: (email: string, minutes: number) => t('memberMail.account.reset', { email, minutes }),
    resetNotYou: t('memberMail.account.resetNotYou'),
    resetButton: t('memberMail.account.resetButton'),
    changedSubject: t('memberMail.account.changedSubject'),
    changed: (email: string, at: string) => t('memberMail.account.changed', { email, at }),
    changedNotYou: t('memberMail.account.changedNotYou'),
    changedButton: t('memberMail.account.changedButton'),
    ssoSubject: (name = t('memberMail.account.singleSignOn')) =>
      t('memberMail.account.ssoSubject', { name }),
    sso: (name = t('memberMail.account.singleSignOn')) => t('memberMail.account.sso', { name }),
    ssoNotYou: t('memberMail.account.ssoNotYou'),
    ssoButton: t('memberMail.account.ssoButton'),
  }
}

function securityTexts(t: Translate) {
  return {
    notYou: t('memberMail.security.notYou'),
    button: t('memberMail.security.button'),
    totpAddedSubject: t('memberMail.security.totpAddedSubject'),
    totpAdded: t('memberMail.security.totpAdded'),
    totpRemovedSubject: t('memberMail.security.totpRemovedSubject'),
    totpRemoved: t('memberMail.security.totpRemoved'),
    passkeyAddedSubject: t('memberMail.security.passkeyAddedSubject'),
    passkeyAdded: (name: string) => t('memberMail.security.passkeyAdded', { name: plain(name) }),
    passkeyRemovedSubject: t('memberMail.security.passkeyRemovedSubject'),
    passkeyRemoved: (name: string) =>
      t('memberMail.security.passkeyRemoved', { name: plain(name) }),
    appConnectedSubject: t('memberMail.security.appConnectedSubject'),
    appConnected: (name: string, host: string) =>
      t('memberMail.security.appConnected', { name: plain(name), host }),
    factorsResetSubject: t('memberMail.security.factorsResetSubject'),
    factorsReset: (by: string) => t('memberMail.security.factorsReset', { by }),
    signInResetSubject: t('memberMail.security.signInResetSubject'),
    signInReset: t('memberMail.security.signInReset'),
    guessesSubject: t('memberMail.security.guessesSubject'),
    guesses: (count: number) => t('memberMail.security.guesses', { count }),
    recoverySubject: t('memberMail.security.recoverySubject'),
    recovery: (left: number) => t('memberMail.security.recovery', { left }),
  }
}

function teamTexts(t: Translate) {
  return {
    invitedSubject: (email: string) => t('memberMail.team.invitedSubject', { email }),
    invited: (sender: string) => t('memberMail.team.invited', { sender }),
    invitedUntil: (days: number) => t('memberMail.team.invitedUntil', { days }),
    accept: t('memberMail.team.accept'),
    joinedSubject: (name: string, company: string) =>
      t('memberMail.team.joinedSubject', { name, company }),
    joined: (name: string, email: string, company: string) =>
      t('memberMail.team.joined', { name, email, company }),
    viewTeam: t('memberMail.team.viewTeam'),
  }
}

function commonTexts(t: Translate) {
  return {
    more: (count: number) => t('memberMail.common.more', { count }),
    viewLink: t('memberMail.common.viewLink'),
    changeSettings: t('memberMail.common.changeSettings'),
    unsubscribe: t('memberMail.common.unsubscribe'),
    open: t('memberMail.common.open'),
  }
}

function adminTexts(t: Translate) {
  return {
    webhookOff: (name: string) => t('memberMail.admin.webhookOff', { name: plain(name) }),
    webhookProblem: (error: string) => t('memberMail.admin.webhookProblem', { error }),
    webhookAdvice: t('memberMail.admin.webhookAdvice'),
    viewWebhooks: t('memberMail.admin.viewWebhooks'),
    domainLost: (domain: string) => t('memberMail.admin.domainLost', { domain }),
    domainProblem: (domain: string, detail: string | undefined) =>
      t('memberMail.admin.domainProblem', {
        ...{ domain, detail: detail ?? '', hasDetail: isThere(detail) },
      }),
    domainAdvice: t('memberMail.admin.domainAdvice'),
    viewDomains: t('memberMail.admin.viewDomains'),
  }
}

function closingTexts(t: Translate) {
  return {
    closedSubject: (name: string) => t('memberMail.closing.closedSubject', { name }),
    closed: (by: string | null, day: string) =>
      t('memberMail.closing.closed', { by: by ?? '', hasBy: isThere(by), day }),
    closedExport: (days: number) => t('memberMail.closing.closedExport', { days }),
    closedKeep: t('memberMail.closing.closedKeep'),
    keptSubject: (name: string) => t('memberMail.closing.keptSubject', { name }),
    kept: (by: string | null) => t('memberMail.closing.kept', { by: by ?? '', hasBy: isThere(by) }),
    buttons: {
      open: t('memberMail.closing.buttons.open'),
      plan: t('memberMail.closing.buttons.plan'),
      billing: t('memberMail.closing.buttons.billing'),
      keep: t('memberMail.closing.buttons.keep'),
    },
    subjects: {
      'trial-started': (name: string) => t('memberMail.closing.subjects.trialStarted', { name }),
      'trial-3-days': (name: string) => t('memberMail.closing.subjects.trial3Days', { name }),
      'trial-1-day': (name: string) => t('memberMail.closing.subjects.trial1Day', { name }),
      'trial-ended': (name: string) => t('memberMail.closing.subjects.trialEnded', { name }),
      'payment-overdue': (name: string) =>
        t('memberMail.closing.subjects.paymentOverdue', { name }),
      'payment-1-day': (name: string) => t('memberMail.closing.subjects.payment1Day', { name }),
      'account-stopped': (name: string) =>
        t('memberMail.closing.subjects.accountStopped', { name }),
      'reading-ends': (name: string) => t('memberMail.closing.subjects.readingEnds', { name }),
      'closing-3-days': (name: string) => t('memberMail.closing.subjects.closing3Days', { name }),
      'closing-1-day': (name: string) => t('memberMail.closing.subjects.closing1Day', { name }),
    },
  }
}

function periodTexts(t: Translate) {
  return {
    trialStarted: (day: string) => t('memberMail.closing.trialStarted', { day }),
    noCard: t('memberMail.closing.noCard'),
    trialEnds: (at: string) => t('memberMail.closing.trialEnds', { at }),
    later: (days: number) => t('memberMail.closing.later', { days }),
    stopped: t('memberMail.closing.stopped'),
    overdue: (day: string) => t('memberMail.closing.overdue', { day }),
    overdueLater: t('memberMail.closing.overdueLater'),
    due: (at: string) => t('memberMail.closing.due', { at }),
    deleted: (at: string) => t('memberMail.closing.deleted', { at }),
    readable: (day: string) => t('memberMail.closing.readable', { day }),
  }
}
