import type {
  CtaFieldType,
  CtaKind,
  CtaPlaceType,
  CtaPosition,
} from '@satchel/contract/ctas/ctas.ts'
import type { CtaMeaning } from '@satchel/contract/ctas/meanings.ts'
import { formatCount, formatNumber, formatShare } from '../../../../lib/format/format.ts'

export { none, number, rateOf } from '../../../../features/ctas/labels.ts'

// Kinds
export const KINDS: Record<CtaKind, { label: string; line: string }> = {
  button: {
    label: 'Schaltfläche',
    line: 'Überschrift, Text und eine Schaltfläche, die eine Seite öffnet',
  },
  banner: { label: 'Banner', line: 'Eine Zeile über die ganze Breite, mit oder ohne Schaltfläche' },
  form: { label: 'Formular', line: 'Sammelt Antworten, etwa eine E-Mail-Adresse' },
  meeting: { label: 'Termin', line: 'Öffnet Ihre Buchungsseite' },
  embed: { label: 'Einbettung', line: 'Ein Video oder eine Buchungsseite, direkt angezeigt' },
}

// List
export const searchCtas = 'CTAs suchen'
export const kindFilter = 'Art'
export const allKinds = 'Alle Arten'
export const statusFilter = 'Status'
export const anyState = 'Jeder Status'
export const active = 'Aktiv'
export const inactive = 'Inaktiv'
export const newCta = 'Neuer CTA'
export const couldntLoadCtas = 'Die CTAs konnten nicht geladen werden'
export const noCtas =
  'Noch keine CTAs. Ergänzen Sie, was Sie teilen, um eine Schaltfläche, ein Formular oder einen Terminlink, und sehen Sie, was es bringt.'
export const noResults = 'Keine CTAs passen zu diesen Filtern.'
export const clearFilters = 'Filter zurücksetzen'
export const impressions = 'Einblendungen'
export const clicks = 'Klicks'
export const rate = 'Quote'
export const submissions = 'Einsendungen'
export const notPlaced = 'Noch nicht platziert'
const NOUNS: Record<Exclude<CtaPlaceType, 'TENANT'>, readonly [one: string, many: string]> = {
  ITEM: ['Inhalt', 'Inhalte'],
  COLLECTION: ['Sammlung', 'Sammlungen'],
  SITE: ['Site', 'Sites'],
  LINK: ['Link', 'Links'],
}
export const placesOf = (type: CtaPlaceType, count: number) =>
  type === 'TENANT' ? 'überall' : formatCount(count, ...NOUNS[type])
export const on = (places: string) => `Platziert: ${places}`
export const everywhere = 'Überall'

// Builder
export const kind = 'Art'
export const nameHint = 'Nur Ihr Team sieht das'
export const headline = 'Überschrift'
export const text = 'Text'
export const button = 'Schaltfläche'
export const opens = 'Öffnet'
export const opensHint = 'Eine Webadresse, mailto: oder tel:'
export const bookingPage = 'Buchungsseite'
export const embeddedPage = 'Einzubettende Seite'
export const embeddedHint =
  'YouTube, Vimeo, Loom, Wistia, Figma, Calendly, Cal.com, Google, Office, Typeform, Spotify oder SoundCloud'
export const thanks = 'Nachricht nach dem Senden'
export const thanksHint = 'Vielen Dank. Wir haben Ihre Nachricht erhalten.'
export const activeSwitch = 'Aktiv'
export const activeHint = 'Besucher sehen ihn an seinen Orten'
export const unsaved = 'Noch nicht gespeichert'
export const deleted = (cta: string) => `„${cta}“ gelöscht`
export const restored = 'Wiederhergestellt'
export const changedElsewhere = 'Jemand anderes hat diesen CTA geändert'
export const reload = 'Neu laden'
export const more = 'Weitere Aktionen'
export const copyEmbed = 'Einbettungscode kopieren'
export const copied = 'Kopiert. Fügen Sie ihn in eine beliebige Webseite ein.'

// Style
export const style = 'Stil'
export const background = 'Hintergrund'
export const FILLS = { plain: 'Schlicht', tinted: 'Getönt', solid: 'Farbig' } as const
export const alignment = 'Ausrichtung'
export const ALIGNMENTS = { start: 'Links', center: 'Mitte' } as const
export const color = 'Farbe'
export const companyColor = 'Farbe Ihres Unternehmens'
export const contrastGood = (ratio: string) => `Kontrast ${ratio}:1, gut`
export const contrastDarkened = (ratio: string, used: string, usedRatio: string) =>
  `Kontrast ${ratio}:1 ist zu gering. Schaltflächen verwenden ${used} (${usedRatio}:1).`

// Fields
export const fields = 'Felder'
export const addField = 'Feld hinzufügen'
export const field = (label: string) => label || 'Feld'
export const label = 'Beschriftung'
export const consentText = 'Text der Einwilligung'
export const required = 'Pflichtfeld'
export const options = 'Optionen'
export const optionsHint = 'Eine pro Zeile'
export const moveField = (field: string) => `${field} verschieben`
export const dragToMove = 'Zum Verschieben ziehen'
export const removeField = (field: string) => `${field} entfernen`
export const meaning = 'In Ihrem CRM'
export const MEANINGS: Record<CtaMeaning, string> = {
  none: 'Nicht gesendet',
  name: 'Name',
  firstName: 'Vorname',
  lastName: 'Nachname',
  company: 'Firma',
  title: 'Position',
  phone: 'Telefon',
}
export const FIELD_TYPES: Record<CtaFieldType, string> = {
  text: 'Text',
  email: 'E-Mail',
  phone: 'Telefon',
  textarea: 'Langer Text',
  select: 'Auswahl',
  checkbox: 'Kontrollkästchen',
  consent: 'Einwilligung',
}
export const FIELD_LABELS: Record<CtaFieldType, string> = {
  text: 'Ihr Name',
  email: 'Geschäftliche E-Mail-Adresse',
  phone: 'Telefon',
  textarea: 'Nachricht',
  select: 'Bitte wählen',
  checkbox: 'Neuigkeiten per E-Mail erhalten',
  consent: 'Ich bin damit einverstanden, dass Sie mich dazu kontaktieren.',
}

// Places
export const places = 'Orte'
export const placesLine =
  'Wo Besucher ihn sehen. Ein Link geht vor einem Inhalt, ein Inhalt vor seiner Sammlung, und jeder davon vor „Überall“.'
export const addPlace = 'Ort hinzufügen'
export const PLACE_TYPES: Record<CtaPlaceType, string> = {
  TENANT: 'Überall',
  ITEM: 'Inhalt',
  COLLECTION: 'Sammlung',
  SITE: 'Site',
  LINK: 'Link',
}
export const POSITIONS: Record<CtaPosition, string> = {
  top: 'Vor dem Inhalt',
  end: 'Nach dem Inhalt',
  bottom: 'Leiste am unteren Rand',
  popup: 'Pop-up',
}
export const where = 'Wo'
export const which = 'Welcher'
export const searchPlaces = 'Zum Suchen tippen'
export const nothingFound = 'Nichts gefunden'
export const position = 'Position'
export const place = (index: number) => `Ort ${index + 1}`
export const removePlace = (index: number) => `Ort ${index + 1} entfernen`
export const conditions = 'Zeit und Bedingungen'
export const delay = 'Verzögerung in Sekunden'
export const once = 'Jedem Besucher nur einmal zeigen'
export const firstDay = 'Erster Tag'
export const lastDay = 'Letzter Tag'
export const step = 'Stufe'
export const stepHint =
  'An einem Ort wird die höchste Stufe gezeigt, deren Bedingungen erfüllt sind'
export const readPercent = 'Nach dem Lesen (%)'
export const visits = 'Ab Besuch Nummer'
export const unavailable = 'Nicht mehr verfügbar'

// Comparing and recipients
export const control = 'Mit einer Kontrollgruppe vergleichen'
export const controlHint =
  'Einer von zehn Besuchern sieht ihn nicht, immer dieselben, damit der Bericht zeigen kann, was er bringt'
export const recipients = 'Einsendungen per E-Mail an'
export const recipientsHint = 'Zusätzlich zu der Person, die den Link geteilt hat'

// Submissions
export const couldntLoadSubmissions = 'Die Einsendungen konnten nicht geladen werden'
export const noSubmissionsFound = 'Keine passenden Einsendungen.'
export const searchSubmissions = 'Einsendungen suchen'
export const exportCsv = 'CSV exportieren'
export const submissionState = 'Status'
const STATES = { received: 'Erhalten', held: 'Zurückgehalten', spam: 'Spam' } as const
export const stateOf = (state: keyof typeof STATES, pending: number) =>
  state === 'held' && pending > 0 ? `${STATES.held} (${formatNumber(pending)})` : STATES[state]
export const NO_SUBMISSIONS = {
  received: 'Noch keine Einsendungen',
  held: 'Nichts wird zurückgehalten. Einsendungen, die automatisch wirken, aber von einem Menschen stammen könnten, warten hier.',
  spam: 'Kein Spam',
} as const
export const heldExplanation =
  'Diese wurden sehr schnell gesendet, oder es war ein Feld ausgefüllt, das Menschen nicht sehen. Geben Sie die echten frei: Sie werden dann gezählt, und die E-Mails und Webhooks gehen hinaus.'
export const heldCount = (count: number) => `${formatNumber(count)} zurückgehalten`
export const release = 'Freigeben'
export const released = 'Freigegeben'
export const markAsSpam = 'Als Spam markieren'
export const markedAsSpam = 'Als Spam markiert'
export const sharedFrom = 'Geteilt'
export const agreedTo = 'Einverstanden mit'
export const yes = 'Ja'
export const no = 'Nein'
export const deleteSubmission = (who: string) => `Einsendung von ${who} löschen`
export const someone = 'jemandem'
export const deleteOne = 'Diese Einsendung löschen?'
export const deleteOneLine = 'Sie kann nicht wiederhergestellt werden.'
export const deletedOne = 'Einsendung gelöscht'
export const deleteOfAddress = 'Nach E-Mail-Adresse löschen'
export const deleteOfAddressLine =
  'Löscht alles, was diese Person gesendet hat, bei allen CTAs. Das kann nicht rückgängig gemacht werden.'
export const emailAddress = 'E-Mail-Adresse'
export const deletePermanently = 'Endgültig löschen'
export const deletedCount = (count: number) =>
  `${formatCount(count, 'Einsendung', 'Einsendungen')} gelöscht`

// Report
export const couldntLoadReport = 'Der Bericht konnte nicht geladen werden'
export const noFigures = 'Noch keine Zahlen. Sie erscheinen, sobald Besucher den CTA sehen.'
export const range = 'Tage'
export const lastDays = (days: number) => `Letzte ${days} Tage`
export const byDay = 'Einblendungen nach Tag'
export const asTable = 'Als Tabelle zeigen'
export const byPlace = 'Nach Ort'
export const otherPages = 'Andere Websites'
export const effect = 'Was er bringt'
export const saw = 'Haben ihn gesehen'
export const controlGroup = 'Kontrollgruppe'
export const visitors = 'Besucher'
export const converted = 'Konvertiert'
export const interval = '95-%-Intervall'
export const intervalOf = (low: number, high: number) =>
  `${formatShare(low)} bis ${formatShare(high)}`
export const convertedExplanation =
  'Konvertiert: hat auf einen CTA geklickt, einen ausgefüllt oder ist einem Link im Inhalt zur selben Adresse gefolgt.'
export const comparedWith = (other: string) => `Verglichen mit „${other}“`
export const thisCta = 'Dieser CTA'
export const points = (low: number, high: number) =>
  `${signed(low)} bis ${signed(high)} Prozentpunkte`
export const VERDICTS = {
  more: (range: string) => `Er bringt mehr: ${range} (95-%-Intervall).`,
  less: (range: string) => `Er bringt weniger: ${range} (95-%-Intervall).`,
  unclear: (range: string) => `Kein klarer Unterschied: ${range} (95-%-Intervall).`,
  'too-few': () => 'Noch zu wenige Besucher für eine Aussage.',
} as const

function signed(share: number): string {
  const value = Math.round(share * 1_000) / 10
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${formatNumber(Math.abs(value))}`
}
