import { formatBytes, formatCount, formatNumber } from '../../../../../lib/format/format.ts'

// Media preview
export const cantPlay =
  'Dieser Browser kann die Datei nicht abspielen. Laden Sie sie herunter, um sie abzuspielen.'

// Pdf preview
export const couldntShowThePages = 'Die Seiten konnten nicht gezeigt werden'
export const loadingPages = 'Seiten werden geladen'
export const pagesOfName = (name: string) => `Seiten von ${name}`
export const pageIndexOfPageCount = (index: number, pageCount: number) =>
  `Seite ${index} von ${pageCount}`

// Pdf toolbar
export const pages = 'Seiten'
export const previousPage = 'Vorige Seite'
export const nextPage = 'Nächste Seite'
export const zoomOut = 'Verkleinern'
export const fitToWidthCurrently = (percent: number) => `An Breite anpassen, derzeit ${percent} %`
export const zoomIn = 'Vergrößern'
export const page = 'Seite'
export const ofPages = (pageCount: number) => `von ${formatNumber(pageCount)}`

// Csv preview
export const showingFirstOfRowsDownload = (rowsMax: number, count: number) =>
  `Gezeigt werden die ersten ${rowsMax} von ${formatCount(count, 'Zeile', 'Zeilen')}. Laden Sie die Datei herunter, um alles zu sehen.`

// Text file
const NAMES: Readonly<Record<string, readonly [noun: string, article: string]>> = {
  table: ['Tabelle', 'Die Tabelle'],
  text: ['Text', 'Der Text'],
}
export const loadingWhat = (what: string) => `${NAMES[what]?.[0] ?? what} wird geladen`
export const couldntLoad = (what: string) =>
  `${NAMES[what]?.[1] ?? what} konnte nicht geladen werden`
export const textOf = (what: string, name: string) => `${NAMES[what]?.[0] ?? what} von ${name}`
export const showingBeginning = (max: number) =>
  `Gezeigt werden die ersten ${formatBytes(max)}. Laden Sie die Datei herunter, um alles zu sehen.`

// Markdown preview
export const image = 'Bild'

// Item preview
export const preview = 'Vorschau'
export const loadingPreview = 'Vorschau wird geladen'

// File card
export const noPreview = 'Für Dateien dieser Art gibt es keine Vorschau'
export const creatingThePreview = 'Die Vorschau wird erstellt'

// Page card
export const openPage = 'Seite öffnen'
export const couldntReadFile =
  'Die Datei konnte nicht gelesen werden. Versuchen Sie es gleich noch einmal.'
