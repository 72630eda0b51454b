import type { InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { formatCount } from '../../../../lib/format/format.ts'

// Avatar crop
export const photoUpdated = 'Foto aktualisiert'
export const couldntReadImage =
  'Das Bild lässt sich nicht lesen. Wählen Sie ein PNG, JPEG oder WebP.'
export const zoom = 'Zoom'
export const usePhoto = 'Foto verwenden'

// Profile section
export const email = 'E-Mail'
export const roleAtName = (name: string) => `Rolle bei ${name}`
export const nameChanged = 'Name geändert'
export const enterYourName = 'Geben Sie Ihren Namen ein'

// Table form field
export const tableFormLabel = 'Heruntergeladene Tabellen'
export const tableFormHint = 'Gilt für diesen Browser. Ein deutsches Excel erwartet Semikolons.'
export const tableForms = {
  auto: 'Wie die Sprache',
  comma: 'CSV mit Kommas',
  semicolon: 'CSV mit Semikolons',
  tab: 'CSV mit Tabulatoren',
  xlsx: 'Excel-Arbeitsmappe (.xlsx)',
}

// Language field
export const language = 'Sprache'
export const languageHint = 'Nach einer Änderung wird diese Seite neu geladen.'
export const browserLanguage = 'Wie im Browser'
export const languageChanged = 'Sprache geändert'

// Usage switch
export const shareUsage = 'Nutzung von Satchel mitteilen'
export const usageHint =
  'Zählt, welche Seiten und Funktionen in diesem Browser genutzt werden, nicht was darauf steht. Das hilft, Satchel zu verbessern.'
export const browserAsksForPrivacy =
  'Aus, weil dieser Browser Websites bittet, Sie nicht zu verfolgen.'

// Avatar field
export const yourPhoto = 'Ihr Foto'
export const photo = 'Foto'

export const changePhoto = 'Foto ändern'
export const choosePhoto = 'Foto wählen'
export const photoRemoved = 'Foto entfernt'
export const avatarHint =
  'Sie können es quadratisch zuschneiden. Kollegen sehen es neben Ihrem Namen.'

// Leave account
export const leaveTenant = (name: string) => `${name} verlassen`
export const leaveHint = 'Sie können jederzeit gehen. Ihre Inhalte bleiben beim Unternehmen.'
export const leaveWarning = (name: string) =>
  `Sie werden sofort überall abgemeldet, und nur ein Admin von ${name} kann Sie wieder aktivieren. Links, die Sie geteilt haben, funktionieren weiter.`
export const transferYourContentAndLinks = 'Ihre Inhalte und Links übertragen an'
export const noOneForNow = 'Vorerst niemanden'

// Successor field
export const findAPerson = 'Person suchen'
export const noEditorByThatName = 'Kein Bearbeiter mit diesem Namen'

// Visit mail
export const eachVisit = 'Bei jedem Besuch'
export const soonHint = 'Drei Minuten nach Beginn, mit dem, was bis dahin gelesen wurde'
export const onceADay = 'Einmal am Tag'
export const dailyHint = 'Um 8 Uhr, mit allen Besuchen seit der letzten E-Mail'
export const never = 'Nie'
export const neverHint = 'Besuche sehen Sie weiterhin bei jedem Link'
export const couldntLoadThisSetting = 'Diese Einstellung konnte nicht geladen werden'
export const visitEmails = 'E-Mails zu Besuchen'
export const changePerLinkHint = 'Das können Sie für jeden Link ändern.'

// People section
export const couldntLoadPeople = 'Personen konnten nicht geladen werden'
export const noPeopleFound =
  'Keine Ergebnisse. Versuchen Sie es mit einem anderen Namen oder einer anderen Rolle.'
export const people = 'Personen'

// Invitation list
export const couldntLoadTheInvitations = 'Einladungen konnten nicht geladen werden'
export const invited = 'Eingeladen'
export const byName = (name: string) => `von ${name}`
export const expired = 'Abgelaufen'
export const sent = 'Gesendet'
export const sending = 'Wird gesendet …'
export const notSentYet = 'Noch nicht gesendet'
export const notSentYetHint =
  'Der Mailserver hat sie nicht angenommen. Wir versuchen es zwei Tage lang weiter.'
export const notSent = 'Nicht gesendet'
export const notSentHint =
  'Prüfen Sie die Adresse. Senden Sie die Einladung dann erneut, oder widerrufen Sie sie.'
export const resending = (email: string) => `Einladung an ${email} wird erneut gesendet`
export const tooManyEmails = (email: string) =>
  `Nicht erneut gesendet: ${email} hat in der letzten Stunde mehrere Einladungen bekommen. Versuchen Sie es später noch einmal.`
export const invitationToRevoked = (email: string) => `Einladung an ${email} widerrufen`
export const moreActionsForInvitation = (email: string) =>
  `Weitere Aktionen für die Einladung an ${email}`
export const resend = 'Erneut senden'

// People filters
export const searchPeople = 'Personen suchen'
export const nameOrAddress = 'Name oder Adresse'
export const role = 'Rolle'
export const allRoles = 'Alle Rollen'
export const invitePeople = 'Personen einladen'

// Invite form
export const peopleInvited = (count: number) =>
  `${formatCount(count, 'Person', 'Personen')} eingeladen`
export const emailAddresses = 'E-Mail-Adressen'
export const addressesHint = 'Trennen Sie Adressen durch Kommas, Leerzeichen oder neue Zeilen'
export const tooManyInvitations = (invitationsMax: number, count: number) =>
  `Höchstens ${invitationsMax} auf einmal. Sie haben ${count} eingegeben`
export const message = 'Nachricht'
export const optionalIncludedInEmail = 'Optional, steht in der E-Mail'
export const inviteCountPeople = (count: number) => `${count} Personen einladen`
export const invite = 'Einladen'
export const notInvited = 'Nicht eingeladen'
export const refusedAddress = (email: string, reason: string) => `${email}: ${reason}`
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return 'keine E-Mail-Adresse'
  if (problem?.code === 'already-member') return 'schon im Team'
  if (problem?.code === 'already-invited')
    return 'schon eingeladen. Senden Sie diese Einladung noch einmal.'
  if (problem?.code === 'email-taken') return 'hat ein Konto bei einem anderen Unternehmen'
  return problem?.detail ?? ''
}

// Role form
export const myRole = 'Meine Rolle'
export const roleOfName = (name: string) => `Rolle von ${name}`
export const nameIsNowLabel = (name: string, label: string) => `${name} ist jetzt ${label}`
export const changeRole = 'Rolle ändern'

// Person row
export const you = '(Sie)'
export const unconfirmed = 'Unbestätigt'
export const deactivated = 'Deaktiviert'
export const active = 'Aktiv'
export const notSignedInYet = 'Noch nicht angemeldet'

// Person menu
export const moreFor = (name: string) => `Weitere Aktionen für ${name}`
export const transferOwnership = 'Inhaberschaft übertragen'
export const canSignInAgain = (name: string) => `${name} kann sich wieder anmelden`
export const reactivate = 'Wieder aktivieren'
export const transferContent = 'Inhalte übertragen'
export const deactivate = 'Deaktivieren'

// Deactivate form
export const deactivateNamed = (name: string) => `${name} deaktivieren`
export const signedOutNotice = (name: string) =>
  `${name} ist abgemeldet und kann sich nicht mehr anmelden`
export const deactivateWarning = (name: string) =>
  `${name} wird überall abgemeldet und kann sich bis zur erneuten Aktivierung nicht anmelden. Geteilte Links funktionieren weiter.`
export const transferTo = (left: string) => `Übertragen: ${left}. An`

// Hand over form
export const transferFrom = (name: string) => `Inhalte von ${name} übertragen`
export const allContent = 'alle Inhalte'
export const doesntOwnAnyContent = (name: string) => `${name} besitzt keine Inhalte.`
export const transferred = (words: string) => `Übertragen: ${words}`

// Ownership form
export const nowOwner = (name: string) => `${name} ist jetzt Inhaber, und Sie sind Admin`
export const transferOwnershipWarning = (name: string) =>
  `${name} wird Inhaber, auch für die Abrechnung, und Sie werden Admin. Nur ein Inhaber kann das rückgängig machen.`
export const makeOwner = 'Zum Inhaber machen'

// Rights section
export const permission = 'Recht'
export const yourRole = 'Sie'
export const yes = 'Ja'
export const no = 'Nein'
