import { formatCount } from '../../../../../lib/format/format.ts'

// Compare versions
export const firstVersion = 'Erste Version'
export const secondVersion = 'Zweite Version'
export const versionLabel = (number: number, isCurrent: boolean) =>
  `Version ${number}${isCurrent ? ', gezeigt' : ''}`
export const uploadedBy = 'Hochgeladen von'
export const satchel = 'Satchel'
export const uploaded = 'Hochgeladen'

// Text changes
export const couldntCompareTheTexts = 'Die Texte konnten nicht verglichen werden.'
export const text = 'Text'
/** The versions come as "1" or "1 or 2". */
export const noTextFound = (versions: string) =>
  `In Version ${versions.replace(' or ', ' und ')} wurde kein Text gefunden.`
export const onlyBeginningCompared = 'Von langen Texten wird nur der Anfang verglichen.'
export const textsTooDifferent = 'Die Texte sind für einen Vergleich zu verschieden.'
export const theTextsAreIdentical = 'Die Texte sind identisch.'

// Version facts
export const type = 'Art'
export const size = 'Größe'
export const pages = 'Seiten'
export const pageCount = (count: number) => formatCount(count, 'Seite', 'Seiten')
export const dimensions = 'Abmessungen'
export const length = 'Länge'

// Versions panel
export const couldntLoadTheVersions = 'Die Versionen konnten nicht geladen werden'
export const versions = 'Versionen'
export const replaceFile = 'Datei ersetzen'
export const replaceHint =
  'Links funktionieren weiter und zeigen die neue Datei. Sie können eine Datei auch auf die Vorschau ziehen.'

// Open compare
export const compareVersions = (name: string) => `Versionen von ${name} vergleichen`

// Restore version
export const versionNumberRestored = (number: number) => `Version ${number} wiederhergestellt`

// Version line
export const versionNumber = (number: number) => `Version ${number}`
export const current = 'Aktuell'
export const processing = 'Wird verarbeitet'
export const compareVersionNumber = (number: number) => `Version ${number} vergleichen`
export const restoreVersionNumber = (number: number) => `Version ${number} wiederherstellen`
export const downloadVersionNumber = (number: number) => `Version ${number} herunterladen`
