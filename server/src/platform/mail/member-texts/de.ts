import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './all.ts'

const { counted } = formatsOf('de')
const quote = quoteWith('„', '“')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' unter ')

export const de: MemberTexts = {
  account: {
    confirmHeading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    confirmCode: (code) => `Ihr Code ist ${code}.`,
    confirmWhere: (minutes) =>
      `Er gilt ${minutes} Minuten. Geben Sie ihn nur in Satchel ein, wo Sie sich registriert haben.`,
    confirmNotYou:
      'Wenn Sie sich nicht bei Satchel registriert haben, können Sie diese E-Mail ignorieren. Ohne diesen Code oder die Schaltfläche kann niemand das Konto verwenden.',
    confirmButton: 'Adresse bestätigen',
    client: clientOf,
    newDeviceSubject: 'Neue Anmeldung in Ihrem Satchel-Konto',
    newDevice: (email, client, place, at) =>
      `Es gab eine neue Anmeldung mit ${email}: ${[client || 'unbekannte App', place, at].filter(Boolean).join(', ')}.`,
    newDeviceAdvice:
      'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie diese Sitzung ab und ändern Sie Ihr Passwort.',
    reviewSessions: 'Sitzungen prüfen',
    replayedSubject: 'Eine Sitzung wurde zu Ihrer Sicherheit abgemeldet',
    replayed: (email, client, at) =>
      `Eine Sitzung von ${email} wurde abgemeldet (${at}), weil ihre Anmeldung ein zweites Mal verwendet wurde: ${client || 'unbekannte App'}. Möglicherweise hat jemand sie kopiert.`,
    replayedAdvice:
      'Melden Sie sich erneut an, um fortzufahren. Wenn Sie keinen Browser oder Computer aus einer Sicherung wiederhergestellt haben, prüfen Sie Ihre Sitzungen und ändern Sie Ihr Passwort.',
    resetSubject: 'Setzen Sie Ihr Passwort zurück',
    reset: (email, minutes) =>
      `Mit diesem Link legen Sie ein neues Passwort für ${email} fest. Er funktioniert einmal und läuft in ${minutes} Minuten ab.`,
    resetNotYou:
      'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
    resetButton: 'Neues Passwort festlegen',
    changedSubject: 'Ihr Passwort wurde geändert',
    changed: (email, at) =>
      `Das Passwort für ${email} wurde geändert (${at}). Alle anderen Sitzungen wurden abgemeldet.`,
    changedNotYou: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück.',
    changedButton: 'Passwort zurücksetzen',
    ssoSubject: (name = 'Single Sign-on') => `Melden Sie sich mit ${name} an`,
    sso: (name = 'Single Sign-on') =>
      `Jemand wollte das Passwort für diese Adresse zurücksetzen. Ihr Unternehmen meldet sich mit ${name} an, es gibt also kein Passwort.`,
    ssoNotYou: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    ssoButton: 'Anmelden',
  },
  security: {
    notYou:
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und melden Sie Ihre anderen Sitzungen ab.',
    button: 'Sicherheitseinstellungen prüfen',
    totpAddedSubject: 'Eine Authentifizierungs-App wurde hinzugefügt',
    totpAdded:
      'Ab jetzt brauchen Sie zum Anmelden auch einen Code aus Ihrer Authentifizierungs-App.',
    totpRemovedSubject: 'Ihre Authentifizierungs-App wurde entfernt',
    totpRemoved: 'Zum Anmelden brauchen Sie keinen Code mehr.',
    passkeyAddedSubject: 'Ein Passkey wurde hinzugefügt',
    passkeyAdded: (name) => `${quote(name)} kann jetzt zum Anmelden verwendet werden.`,
    passkeyRemovedSubject: 'Ein Passkey wurde entfernt',
    passkeyRemoved: (name) => `${quote(name)} kann nicht mehr zum Anmelden verwendet werden.`,
    factorsResetSubject: 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
    factorsReset: (by) =>
      `${by} hat Ihre Authentifizierungs-App und Ihre Passkeys entfernt. Ihr Passwort ist unverändert.`,
    signInResetSubject: 'Ihre Anmeldung wurde zurückgesetzt',
    signInReset:
      'Die Administration dieses Servers hat Ihre Authentifizierungs-App und Ihre Passkeys entfernt.',
    guessesSubject: 'Jemand versucht, Ihre Anmeldecodes zu erraten',
    guesses: (count) =>
      `Jemand, der Ihr Passwort kennt, hat nacheinander ${count} falsche Codes eingegeben. Codes sind vorerst gesperrt, und nach jedem weiteren falschen länger. Wenn Sie Ihr Passwort ändern, endet die Sperre.`,
    recoverySubject: 'Ein Wiederherstellungscode wurde verwendet',
    recovery: (left) =>
      `Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Es sind noch ${left} übrig.`,
  },
  team: {
    invitedSubject: (email) => `${email} hat Sie in ein Team auf Satchel eingeladen`,
    invited: (sender) =>
      `${sender} hat Sie in das Team auf Satchel eingeladen, wo es seine Inhalte aufbewahrt, findet und teilt.`,
    invitedUntil: (days) =>
      `Diese Einladung läuft in ${counted(days, 'Tag', 'Tagen')} ab. Wenn Sie sie nicht erwartet haben, können Sie diese E-Mail ignorieren.`,
    accept: 'Einladung annehmen',
    joinedSubject: (name, company) => `${name} ist ${company} beigetreten`,
    joined: (name, email, company) =>
      `${name} (${email}) hat Ihre Einladung zu ${company} angenommen.`,
    viewTeam: 'Team ansehen',
  },
}
