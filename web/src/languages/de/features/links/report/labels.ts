import { formatCount, formatSpan, pluralOf } from '../../../../../lib/format/format.ts'

export { range } from '../../../../../features/links/report/labels.ts'

// Link report
export const couldntLoadTheLink = 'Der Link konnte nicht geladen werden'

// Link figures
export const lastOpened = 'zuletzt geöffnet'
export const totalReadingTime = 'gesamte Lesezeit'
export const averageCompletion = 'im Durchschnitt gelesen'
export const visitsBefore = 'Besuche davor'
export const visitsBeforeHint = 'Anderswo gezählt, bevor dieser Link importiert wurde'
export const totals = 'Summen'
export const whichViews = 'Welche Aufrufe zählen'
export const allViews = 'Alle Aufrufe'
export const readBySomeone = 'Vermutlich gelesen'
export const freshness =
  'Aufrufe, Geräte und Downloads sind aktuell, alles andere ist bis zu einer Minute alt.'

// Link head
export const forLabel = 'Für'
export const created = ', erstellt'
export const byName = (name: string) => ` von ${name}`
export const shareAgain = 'Erneut teilen'
export const statusAndOptions = 'Status und Optionen'
export const everyoneAtItsShortLink = 'alle, über den Kurzlink'
export const anyoneWithTheLink = 'alle mit dem Link'

// Not opened
export const notOpenedRemind = (sharedToEmail: string) =>
  `Noch nicht geöffnet. Eine kurze Erinnerung an ${sharedToEmail} hilft oft.`
export const notOpenedSend =
  'Noch nicht geöffnet. Senden Sie den Link, dann sehen Sie hier, wer ihn öffnet.'
export const notOpenedSince = (before: number) =>
  `Hier noch nicht geöffnet. Vor dem Import hatte er ${formatCount(before, 'Besuch', 'Besuche')}.`
export const writeReminder = 'Erinnerung schreiben'

// Visit trail
export const visits = 'Besuche'
export const couldntLoadTheVisits = 'Die Besuche konnten nicht geladen werden'
export const noVisitsYet = 'Noch keine Besuche'
export const includeTeamBotsAndRepeats = 'Mit Team, Bots und Wiederholungen'
export const visitsNotCounted = (count: number, isTeam: boolean) =>
  isTeam
    ? `${formatCount(count, 'Besuch Ihres Teams wird', 'Besuche Ihres Teams werden')} nicht gezählt ·`
    : `${formatCount(count, 'Besuch wird', 'Besuche werden')} nicht gezählt ·`
export const show = 'Zeigen'
export const couldntLoadVisitsTryAgain =
  'Die Besuche konnten nicht geladen werden. Versuchen Sie es noch einmal'
export const csv = 'CSV'
export const saveVisitsAsCsv = 'Besuche als CSV speichern'

// Visit session
export const unknownLocationAndDevice = 'Ort und Gerät unbekannt'
export const someone = 'Jemand'
export const linkOfOn = (recipient: string, device: string | null) =>
  `Link für ${recipient}${device ? `, auf einem ${device}` : ''}`
export const entered = ', eingegeben:'
export const notVerified = '(nicht bestätigt)'
export const verifiedByCode = 'Mit Code bestätigt'
export const enteredThePassword = 'Passwort eingegeben'
export const acted = 'Jemand hat gescrollt, geklickt oder geblättert'
export const onlyOpened = 'Geöffnet, aber niemand hat gescrollt oder geklickt'
export const likelyMachine = 'Wahrscheinlich eine Maschine'
export const certainty = 'Gewissheit'
export const clickedUrl = (url: string) => `${url} angeklickt`
export const onPagePage = (page: number) => ` auf Seite ${page}`
export const downloaded = 'Heruntergeladen'
export const notCountedReasons = (reasons: string) => `Nicht gezählt: ${reasons}`

// Visit bars
export const notRead = 'nicht gelesen'
export const onePage = '1 Seite'
export const pagePage = (page: number, seconds: number) => `Seite ${page} ${formatSpan(seconds)}`
export const readPages = (pages: string) => `Gelesen: ${pages}`
export const pageReading = (page: number, part: string) => `Seite ${page}: ${part}`
export const pageCount = (count: number) => `${count} Seiten`
export const played = (parts: string) => `Abgespielt: ${parts}`

// Visits csv
export const country = 'Land'
export const device = 'Gerät'
export const browser = 'Browser'
export const referrer = 'Verweisende Seite'
export const source = 'Quelle'
export const time = 'Zeit'
export const visitor = 'Besucher'
export const verified = 'Bestätigt'
export const yes = 'ja'
export const no = 'nein'
export const session = 'Sitzung'
export const item = 'Inhalt'
export const system = 'System'
export const seconds = 'Sekunden'
export const pages = 'Seiten'
export const clicks = 'Klicks'
export const notCounted = 'Nicht gezählt'
export const visitsToCsv = (slug: string) => `Besuche von ${slug}.csv`

// Figures, shown apart from their nouns
export const deviceNoun = (count: number) => pluralOf(count, 'Gerät', 'Geräte')
export const viewNoun = (count: number) => pluralOf(count, 'Aufruf', 'Aufrufe')
export const downloadNoun = (count: number) => pluralOf(count, 'Download', 'Downloads')
