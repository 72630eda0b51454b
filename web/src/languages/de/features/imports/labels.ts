import type { CsvDelimiter, CsvEncoding } from '@satchel/contract/imports/csv.ts'
import { formatBytes, formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Archive import
export const draftExpired =
  'Dieser Entwurf ist abgelaufen. Entwürfe werden einen Tag lang aufbewahrt.'
export const couldntReadTheArchive = 'Das Archiv konnte nicht gelesen werden'
export const chooseAnother = 'Anderes wählen'
export const readingTheArchive = 'Das Archiv wird gelesen'

// Archive draft
export const createsCategories = 'Fehlende Werte von Kategorien werden erstellt.'
export const missingValuesSkipped =
  'Nur Admins können Werte von Kategorien erstellen, daher werden Inhalte ohne fehlende Werte importiert.'
export const archiveSummary = (total: number, name: string, part: string) =>
  `${formatCount(total, 'Inhalt', 'Inhalte')} in ${name}. Sammlungen behalten ihre Reihenfolge und Schlagwörter ihre Farben. ${part}`
export const back = 'Zurück'
export const check = 'Prüfen'

// Review
export const nothingToImport = 'Nichts zu importieren'
export const importItems = (ready: number) =>
  `${formatCount(ready, 'Inhalt', 'Inhalte')} importieren`
export const classify = 'Einordnen'
export const showItems = (count: number) => `${formatCount(count, 'Inhalt', 'Inhalte')} zeigen`
export const review = 'Überblick'
export const ready = 'Bereit'
export const alreadyInLibrary = 'Schon in der Bibliothek'
export const withProblems = 'Mit Problemen'
export const itemsToAdd = 'Neue Inhalte'
export const andCountMore = (count: number) => `Und ${formatNumber(count)} weitere`

// Problem rows
export const notImported = 'Nicht importiert'
export const importedWithout = 'Ohne das importiert'
export const skipped = 'Übersprungen'
export const rowsWithProblems = 'Zeilen mit Problemen'
export const row = 'Zeile'
export const problem = 'Problem'
export const result = 'Ergebnis'
export const showAll = (count: number) => `Alle ${formatNumber(count)} zeigen`
export const onlyFirstProblems = 'Nur die ersten 1.000 Zeilen mit Problemen werden gezeigt.'

// Archive send
export const dropZipHint =
  'Ziehen Sie ein ZIP hierher, das aus diesem oder einem anderen Konto exportiert wurde, oder ein beliebiges, dessen Ordner zu Sammlungen werden, bis 5 GiB.'
export const uploadingTheArchive = 'Das Archiv wird hochgeladen'
export const sentOf = (sent: number, bytes: number) =>
  `${formatBytes(sent)} von ${formatBytes(bytes)}`
export const chooseZip = 'ZIP wählen'

// Csv import
export const couldntReadTheFile = 'Die Datei konnte nicht gelesen werden'
export const chooseCsv = 'CSV wählen'

// Csv draft
export const rowsInName = (total: number, name: string) =>
  `${formatCount(total, 'Zeile', 'Zeilen')} in ${name}`
export const chooseWhichColumnContainsUrl = 'Wählen Sie, welche Spalte die URL enthält.'

// Csv reading
export const namesInTheArchive = 'Einige der Namen'
export const encodingOfNames = 'Zeichencodierung der Namen'
export const encodingOfNamesHint = 'Wählen Sie eine andere, wenn Namen falsch aussehen.'
export const detected = 'Automatisch erkannt'
export const encoding = 'Zeichencodierung'
export const separator = 'Trennzeichen'
export const couldntReadTheFileLikeThis = 'So konnte die Datei nicht gelesen werden'
export const encodings: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Westeuropäisch (Windows-1252)',
  macintosh: 'Westeuropäisch (Mac Roman)',
  'windows-1250': 'Mitteleuropäisch (Windows-1250)',
  'iso-8859-2': 'Mitteleuropäisch (ISO-8859-2)',
  'windows-1251': 'Kyrillisch (Windows-1251)',
  'windows-1253': 'Griechisch (Windows-1253)',
  'windows-1254': 'Türkisch (Windows-1254)',
  shift_jis: 'Japanisch (Shift_JIS)',
  'euc-jp': 'Japanisch (EUC-JP)',
  gb18030: 'Chinesisch, vereinfacht (GB18030)',
  big5: 'Chinesisch, traditionell (Big5)',
  'euc-kr': 'Koreanisch (EUC-KR)',
}
export const separators: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Komma',
  ';': 'Semikolon',
  '\t': 'Tabulator',
  '|': 'Senkrechter Strich',
}

// Column map
export const columnIndex = (index: number) => `Spalte ${index}`
export const empty = 'Leer'
export const fieldForHead = (head: string) => `Feld für ${head}`
export const fieldForColumn = (index: number) => `Feld für Spalte ${index}`
export const skip = 'Überspringen'

// Give all
export const keepAsWebLinks = 'Als Weblinks behalten'
export const downloadAndHostFiles = 'Dateien herunterladen'
export const classifyAllItemsOrDownload = 'Alle Inhalte einordnen oder Dateien herunterladen'
export const classifyNewItems = 'Alle neuen Inhalte einordnen'
export const filesBehindTheURLs = 'Dateien hinter den URLs'
export const tags = 'Schlagwörter'

// New labels
export const createTheseNewValuesFirst = 'Zuerst diese neuen Werte erstellen'
export const onlyAdminsCreateValues =
  'Nur Admins können Werte von Kategorien erstellen. Die Zeilen werden ohne sie importiert.'
export const rows = (count: number) => formatCount(count, 'Zeile', 'Zeilen')
export const newTags = (count: number) =>
  formatCount(count, 'neues Schlagwort', 'neue Schlagwörter')
export const newCollections = (count: number) =>
  formatCount(count, 'neue Sammlung', 'neue Sammlungen')
export const andOthers = (names: string) => `${names} und weitere`

// Steps
export const file = 'Datei'
export const columns = 'Spalten'
export const importAction = 'Importieren'
export const steps = 'Schritte'

// Csv drop
export const csvTooLarge = 'Die Datei ist zu groß. Verwenden Sie ein CSV bis 50 MiB'
export const dropCsvHint =
  'Ziehen Sie ein CSV hierher. Beliebige Trennzeichen und Codierung, bis 50.000 Zeilen.'
export const dropLinksHint =
  'Ziehen Sie den Export eines anderen Produkts hierher oder eine eigene Tabelle mit den Spalten slug und target, bis 100.000 Zeilen. Links behalten ihre Kurzadressen.'
export const downloadTemplate = 'Vorlage herunterladen'

// Paste urls
export const uRLs = 'URLs'
export const urlsHint = 'Eine pro Zeile oder beliebiger Text mit URLs'

// Sitemap import
export const couldntReadTheSitemap = 'Die Sitemap konnte nicht gelesen werden'
export const tryAnotherUrl = 'Andere URL versuchen'
export const readingTheSitemap = 'Die Sitemap wird gelesen'
export const urlOfSitemapOrSite = 'URL der Sitemap oder Website'
export const readSitemap = 'Sitemap lesen'
export const uRLsFound = (total: number) => `${formatCount(total, 'URL', 'URLs')} gefunden`
export const include = 'Einschließen'
export const pathPartsHint = 'Teile des Pfads, durch Kommas getrennt'
export const exclude = 'Ausschließen'

// Import run
export const couldntLoadTheImport = 'Der Import konnte nicht geladen werden'
export const allImports = 'Alle Importe'
export const progress = 'Fortschritt'
export const handledOf = (handled: number, total: number) =>
  `${formatNumber(handled)} von ${formatNumber(total)} · `
export const rowsProcessed = 'Verarbeitete Zeilen'
export const importContinues = 'Sie können diese Seite verlassen. Der Import läuft weiter.'
export const retryFailedRows = (failed: number) =>
  `${formatCount(failed, 'fehlgeschlagene Zeile', 'fehlgeschlagene Zeilen')} erneut versuchen`
export const resume = 'Fortsetzen'
export const nameProblemsCsv = (name: string) => `${name} – Probleme.csv`
export const exportProblems = 'Probleme exportieren'
export const all = 'Alle'
export const added = 'Hinzugefügt'
export const failed = 'Fehlgeschlagen'
export const rowsHeading = 'Zeilen'
export const rowFilter = 'Zeilen filtern'
export const undo = 'Import zurücknehmen'
export const undoNamed = (name: string) => `„${name}“ zurücknehmen?`
export const undoWarning =
  'Die Links dieses Imports öffnen sich nicht mehr und werden mit ihren Besuchen gelöscht. Inhalte, die nur sie verwenden, kommen in den Papierkorb.'
export const isBeingUndone = 'Der Import wird zurückgenommen. Sie können diese Seite verlassen.'
export const showLinks = (count: number) => `${formatCount(count, 'Link', 'Links')} zeigen`

// Import history
export const previousImports = 'Frühere Importe'
export const couldntLoadTheImports = 'Die Importe konnten nicht geladen werden'
export const noImportsYet = 'Noch keine Importe'
export const nameProgress = (name: string) => `${name}: Fortschritt`
export const progressOf = (count: number, total: number) =>
  `${formatNumber(count)} von ${formatNumber(total)}`
export const cancelImport = (name: string) => `${name} abbrechen`
export const partlyDone = 'Teilweise fertig'

// Import rows
export const couldntLoadTheRows = 'Die Zeilen konnten nicht geladen werden'
export const noRows = 'Keine Zeilen'
export const noUrl = 'Keine URL'
