import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'
import type { MemberTexts } from './en.ts'

const { counted } = formatsOf('de')
const quote = quoteWith('„', '“')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' unter ')

const itemsOf = (name: string, more: number) => `„${name}“${more > 0 ? ` und ${more} weitere` : ''}`

const DEVICES: Readonly<Record<string, string>> = {
  desktop: 'Computer',
  mobile: 'Telefon',
  tablet: 'Tablet',
  tv: 'Fernseher',
}

const onDevice = (device: string | null) =>
  device ? ` auf einem ${DEVICES[device] ?? `Gerät (${device})`}` : ''

const onLink = (recipient: string | null) =>
  recipient ? `den Link für ${recipient}` : 'einen Ihrer Links'

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
    appConnectedSubject: 'Eine App wurde verbunden',
    appConnected: (name, host) =>
      `Eine App, die sich ${quote(name)} nennt, von ${host}, kann jetzt für Sie handeln. Sie können sie jederzeit trennen.`,
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
  common: {
    more: (count) => `Und ${count} weitere.`,
    viewLink: 'Link ansehen',
    changeSettings: 'E-Mail-Einstellungen ändern',
    unsubscribe: 'Abbestellen',
    open: 'In Satchel öffnen',
  },
  visits: {
    named: (name) => `„${name}“`,
    openedBy: (who, name, more) => `${who} hat ${itemsOf(name, more)} geöffnet`,
    opened: (name, more, device) =>
      `${itemsOf(name, more)} ${more > 0 ? 'wurden' : 'wurde'}${onDevice(device)} geöffnet`,
    openedLink: (recipient, name, more, device) =>
      `Link für ${recipient} zu ${itemsOf(name, more)} wurde${onDevice(device)} geöffnet`,
    linkOf: (recipient) => `Link für ${recipient}`,
    someone: 'Jemand',
    device: (device) => DEVICES[device] ?? device,
    client: clientOf,
    unproved: (email) => `Als Adresse wurde ${email} angegeben; sie ist nicht bestätigt.`,
    justOpened: 'Gerade geöffnet, noch keine Lesezeit',
    readSoFar: (length) => `Bisher ${length} gelesen`,
    readFor: (length) => `${length} gelesen`,
    pages: (read, all) =>
      all ? `${read} von ${counted(all, 'Seite', 'Seiten')}` : counted(read, 'Seite', 'Seiten'),
    played: (length, all) => `${length} von ${all} abgespielt`,
    clicks: (count) => `${counted(count, 'Link', 'Links')} angeklickt`,
    downloaded: 'heruntergeladen',
    page: (page) => `Seite ${page}`,
    digest: (count) => `${counted(count, 'Besuch', 'Besuche')} bei Ihren Links`,
    viewLinks: 'Links ansehen',
    footer: 'Sie erhalten diese E-Mail, weil jemand einen Ihrer Links geöffnet hat.',
  },
  inbox: {
    many: (count) => `${count} neue Benachrichtigungen`,
    daily: (count) =>
      `Ihre Zusammenfassung des Tages: ${counted(count, 'Benachrichtigung', 'Benachrichtigungen')}`,
    weekly: (count) =>
      `Ihre Zusammenfassung der Woche: ${counted(count, 'Benachrichtigung', 'Benachrichtigungen')}`,
    viewAll: 'Benachrichtigungen ansehen',
    viewWish: 'Wunsch ansehen',
    viewItem: 'Inhalt ansehen',
    viewCollection: 'Sammlung ansehen',
    footer: 'Sie können wählen, worüber Sie benachrichtigt werden.',
  },
  items: {
    expires: (name, day) => `„${name}“ läuft am ${day} ab`,
    expire: (count) => `${count} Ihrer Inhalte laufen bald ab`,
    afterDay:
      'Nach diesem Tag kann der Inhalt nicht mehr geteilt werden, und Links dazu funktionieren nicht mehr. Ändern Sie das Ablaufdatum, damit er verfügbar bleibt.',
    afterDays:
      'Nach seinem letzten Tag kann ein Inhalt nicht mehr geteilt werden, und Links dazu funktionieren nicht mehr. Ändern Sie das Ablaufdatum, damit er verfügbar bleibt.',
    lastDay: (name, day) => `${name}: ${day}`,
    openItem: 'Inhalt öffnen',
    viewExpiring: 'Ablaufende Inhalte ansehen',
    exported: 'Ihr Export steht bereit',
    exportedAs: (count, format) =>
      `Ihr Export von ${counted(count, 'Inhalt', 'Inhalten')} steht als ${format === 'csv' ? 'CSV-Datei' : 'ZIP mit allen Dateien'} bereit.`,
    exportedFor: (days) => `Sie können ihn ${counted(days, 'Tag', 'Tage')} lang herunterladen.`,
    viewExports: 'Exporte ansehen',
  },
  replies: {
    subject: (item) => `Antwort zu ${quote(item)}`,
    proved: (email, recipient) => `${email} hat über ${onLink(recipient)} geantwortet:`,
    named: (sender, recipient) =>
      `Jemand hat über ${onLink(recipient)} geantwortet. Als Name oder Adresse wurde ${quote(sender)} angegeben, was nicht bestätigt ist:`,
    unnamed: (recipient) =>
      `Jemand hat über ${onLink(recipient)} geantwortet, ohne Namen oder Adresse anzugeben:`,
    requested: (item) => `Neuer Link angefragt: ${item}`,
    request: (email, isWithdrawn) =>
      `Jemand hat einen Ihrer Links geöffnet, der ${isWithdrawn ? 'zurückgezogen wurde' : 'abgelaufen ist'}, und einen neuen angefragt. Als Adresse wurde ${email} angegeben; sie ist nicht bestätigt.`,
    message: (message) => `Nachricht: ${message}`,
    lead: (cta) => `Neue Einsendung: ${quote(cta)}`,
    filledIn: (cta, item, recipient) =>
      `Jemand hat ${quote(cta)} ausgefüllt${item === null ? '' : `, bei ${quote(item)}`}${recipient === null ? '' : `, geöffnet über den Link für ${quote(recipient)}`}. Die Angaben sind nicht bestätigt:`,
    answer: (label, value) => `${label}: ${value === true ? 'Ja' : value}`,
    viewLead: 'In Satchel ansehen',
  },
  admin: {
    webhookOff: (name) => `Der Webhook ${quote(name)} wurde ausgeschaltet`,
    webhookProblem: (error) => `Satchel konnte ihn nicht erreichen. Das letzte Problem: ${error}.`,
    webhookAdvice:
      'Ereignisse werden ab jetzt nicht mehr dorthin gesendet. Schalten Sie ihn wieder ein, sobald der Empfänger funktioniert.',
    viewWebhooks: 'Webhooks ansehen',
    domainLost: (domain) => `${domain} führt nicht mehr zu Ihren Links`,
    domainProblem: (domain, detail) =>
      `Die DNS-Einträge von ${domain} haben sich geändert: ${detail ?? 'Sie konnten nicht gelesen werden'}.`,
    domainAdvice:
      'Neue Links verwenden Ihre vorherige Domain oder die Adresse von Satchel, bis die Einträge wieder da sind.',
    viewDomains: 'Domains ansehen',
  },
  closing: {
    closedSubject: (name) => `Das Konto von ${name} wird geschlossen`,
    closed: (by, day) =>
      `${by ?? 'Jemand'} hat dieses Konto geschlossen. Am ${day} wird alles darin endgültig gelöscht: Inhalte und Dateien, Links und ihre Besuche und die Anmeldungen aller Personen.`,
    closedExport: (days) =>
      `In den nächsten ${days} Tagen können Sie noch alles ansehen und exportieren, und die Links, die Sie geteilt haben, funktionieren weiter.`,
    closedKeep: 'Bis dahin kann jeder Inhaber das Konto behalten.',
    keptSubject: (name) => `Das Konto von ${name} bleibt bestehen`,
    kept: (by) => `${by ?? 'Ein Inhaber'} hat die Schließung abgebrochen. Nichts wurde gelöscht.`,
    buttons: {
      open: 'Satchel öffnen',
      plan: 'Tarif wählen',
      billing: 'Abrechnung ansehen',
      keep: 'Konto behalten',
    },
    subjects: {
      'trial-started': (name) => `Die Testphase von ${name} hat begonnen`,
      'trial-3-days': (name) => `Noch 3 Tage Testphase für ${name}`,
      'trial-1-day': (name) => `Die Testphase von ${name} endet morgen`,
      'trial-ended': (name) => `Die Testphase von ${name} ist beendet`,
      'payment-overdue': (name) => `Eine Zahlung für ${name} ist überfällig`,
      'payment-1-day': (name) => `Zahlen Sie bis morgen, um ${name} weiter zu nutzen`,
      'account-stopped': (name) => `Das Konto von ${name} ist nicht mehr aktiv`,
      'reading-ends': (name) => `Links von ${name} funktionieren bald nicht mehr`,
      'closing-3-days': (name) => `${name} wird in 3 Tagen gelöscht`,
      'closing-1-day': (name) => `${name} wird morgen gelöscht`,
    },
    trialStarted: (day) =>
      `Bis zum ${day} können Sie alles in Satchel nutzen: Fügen Sie Inhalte hinzu, erstellen Sie einen Link für eine Person, und sehen Sie, wann sie ihn öffnet.`,
    noCard: 'Sie brauchen keine Kreditkarte, und es wird nichts automatisch abgebucht.',
    trialEnds: (at) => `Ihre Testphase endet am ${at}.`,
    later: (days) =>
      `Danach bleiben Ihre Inhalte erhalten, aber nichts kann mehr hinzugefügt oder geändert werden. Sie können sie noch ${days} Tage ansehen und exportieren, und die Links, die Sie geteilt haben, funktionieren in dieser Zeit weiter.`,
    stopped:
      'Ihre Inhalte bleiben erhalten, aber nichts kann mehr hinzugefügt oder geändert werden.',
    overdue: (day) => `Bis zum ${day} funktioniert alles weiter.`,
    overdueLater: 'Danach kann nichts hinzugefügt oder geändert werden, bis Sie zahlen.',
    due: (at) => `Ihre Zahlung ist bis zum ${at} fällig.`,
    deleted: (at) =>
      `Dieses Konto wurde geschlossen. Am ${at} wird alles darin endgültig gelöscht.`,
    readable: (day) =>
      `Bis zum ${day} können Sie alles ansehen und exportieren, und die Links, die Sie geteilt haben, funktionieren weiter. Danach sehen Besucher, dass Ihre Links nicht mehr verfügbar sind.`,
  },
  wishes: {
    quote,
    delivered: (by, names) => `${by} hat geliefert, was Sie sich gewünscht haben: ${names}.`,
    status: (title, status) => `${quote(title)}: ${status}`,
    outcome: (title) => `Was aus ${quote(title)} geworden ist`,
    deliveredIn: (days) =>
      days === 0 ? 'Am selben Tag geliefert' : `Nach ${counted(days, 'Tag', 'Tagen')} geliefert`,
    shared: (count) => `${count}-mal geteilt`,
    viewed: (count) => `${count}-mal angesehen`,
    read: (read, all) =>
      `gelesen von ${read} von ${counted(all, 'anfragenden Organisation', 'anfragenden Organisationen')}`,
    share: 'Teilen',
    shareWith: (organization) => `Mit ${organization} teilen`,
    footer:
      'Sie erhalten diese E-Mail, weil Sie sich dies gewünscht, abgestimmt oder kommentiert haben.',
  },
}
