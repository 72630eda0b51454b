import { formatCount, formatNumber } from '../../../lib/format/format.ts'

// Toast
export const dismiss = 'Ausblenden'

// Copying
export const press = (keys: string) => `Drücken Sie ${keys}`
export const copyTheSelected = 'Kopieren Sie den ausgewählten Text'
export const couldntCopy = (hint: string) => `Kopieren nicht möglich. ${hint}`

// QR code
export const couldntCreateQrCode = 'Der QR-Code konnte nicht erstellt werden'
export const qrCodeTo = (name: string) => `QR-Code für den Link zu ${name}`
export const qrCodeHint = 'Besuche über den QR-Code werden getrennt gezählt'

// Problem notice
export const tryAgain = 'Erneut versuchen'

// File type mark
export const webLink = 'Weblink'
export const file = 'Datei'
export const slides = 'Folien'
export const spreadsheet = 'Tabelle'
export const document = 'Dokument'
export const image = 'Bild'
export const video = 'Video'
export const audio = 'Audio'
export const webPage = 'Webseite'
export const archive = 'Archiv'
export const text = 'Text'

// Certainty mark
export const sureOf = (sure: number, views: number) =>
  sure > 0
    ? `${formatNumber(sure)} von ${formatCount(views, 'Aufruf', 'Aufrufen')} durch jemanden, der gelesen hat`
    : 'Geöffnet, aber noch hat niemand gescrollt oder geklickt'

// Error boundary
export const somethingWentWrong =
  'Etwas ist schiefgegangen. Bitte versuchen Sie es später noch einmal.'
export const reloadPage = 'Seite neu laden'

// Late overlays
export const partNotLoaded =
  'Ein Teil dieser Seite konnte nicht geladen werden. Versuchen Sie es noch einmal, oder laden Sie die Seite neu.'

// Offline page
export const offline = 'Offline'
export const pageOpensOnceOnline =
  'Sie sind offline. Diese Seite öffnet sich, sobald Sie wieder online sind.'

// Spinners
export const loadingSatchel = 'Satchel wird geladen'
export const loading = 'Wird geladen'

// Modal host
export const close = 'Schließen'

// Page
export const pageTitle = (title: string) => `${title} · Satchel`

// Day input
export const today = 'Heute'
export const tomorrow = 'Morgen'
export const inOneWeek = 'In 1 Woche'
export const inOneMonth = 'In 1 Monat'
export const inThreeMonths = 'In 3 Monaten'
export const oneWeekAgo = 'Vor 1 Woche'
export const oneMonthAgo = 'Vor 1 Monat'
export const threeMonthsAgo = 'Vor 3 Monaten'
export const clearDay = 'Datum entfernen'
export const notADay = (example: string) => `Geben Sie ein Datum wie ${example} ein`

// Search field
export const search = 'Suchen'

// More button
export const showMore = 'Mehr zeigen'

// Layout switch
export const grid = 'Kacheln'
export const list = 'Liste'
export const layout = 'Ansicht'

// Editable text
export const editLabel = (label: string) => `${label} bearbeiten`

// List pages
export const previousPage = 'Vorige Seite'
export const nextPage = 'Nächste Seite'
export const firstPage = 'Erste Seite'
export const lastPage = 'Letzte Seite'
export const pagesOf = (many: string) => `Seiten: ${many}`
export const range = (first: number, last: number, count: string) =>
  `${formatNumber(first)}–${formatNumber(last)} von ${count}`
export const pageNumber = (number: number) => `Seite ${number}`

// Day chart
export const byDay = (label: string) => `${label} nach Tag`
export const day = 'Tag'
export const dayOf = (label: string) => `${label}: Tag`
export const timeOf = (label: string) => `${label}: Uhrzeit`
export const hours = 'Stunden'
export const minutes = 'Minuten'
export const beforeOrAfterNoon = 'AM oder PM'

// Open sure
export const cancel = 'Abbrechen'

// Filter drawer
export const filtersCount = (count: number) => `Filter (${formatNumber(count)})`
export const filters = 'Filter'
export const closeFilters = 'Filter schließen'

// Used by several features
export const add = 'Hinzufügen'
export const addToFavorites = 'Zu Favoriten hinzufügen'
export const clearSelection = 'Auswahl aufheben'
export const copied = 'Kopiert'
export const copy = 'Kopieren'
export const copyLink = 'Link kopieren'
export const create = 'Erstellen'
export const deleteAction = 'Löschen'
export const description = 'Beschreibung'
export const done = 'Fertig'
export const download = 'Herunterladen'
export const edit = 'Bearbeiten'
export const enterAName = 'Geben Sie einen Namen ein'
export const linkCopied = 'Link kopiert'
export const name = 'Name'
export const noOneByThatName = 'Niemand mit diesem Namen'
export const open = 'Öffnen'
export const remove = 'Entfernen'
export const removeFromFavorites = 'Aus Favoriten entfernen'
export const restore = 'Wiederherstellen'
export const revoke = 'Widerrufen'
export const save = 'Speichern'
export const saved = 'Gespeichert'
export const share = 'Teilen'
export const sortBy = 'Sortieren nach'
export const transfer = 'Übertragen'
export const undo = 'Rückgängig machen'

// Layout switch
export const table = 'Tabelle'

// Copy or show
export const ctrlC = 'Strg+C'

// Password fields
export const showPassword = 'Passwort ein- oder ausblenden'
