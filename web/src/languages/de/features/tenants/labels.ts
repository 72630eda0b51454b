import { formatBytes, formatDateTime } from '../../../../lib/format/format.ts'

// Branding section
export const savedOpenTabsAreUpdated = 'Gespeichert. Offene Tabs sind aktualisiert'
export const color = 'Farbe'
export const forButtonsSelectionAndLinks = 'Für Schaltflächen, Auswahl und Links'
export const pickFromScreen = 'Vom Bildschirm aufnehmen'
export const enterColor = 'Geben Sie eine Farbe wie #0f766e ein'
export const discard = 'Verwerfen'
export const logo = 'Logo'
export const pngSvgJpegWebPAvif =
  'PNG, SVG, JPEG, WebP, AVIF oder GIF, bis 2 MB; am besten auf durchsichtigem Hintergrund'
export const noLogoYet = 'Noch kein Logo'
export const replace = 'Ersetzen'
export const chooseFile = 'Datei wählen'
export const logoTooLarge = (bytes: number, max: number) =>
  `Die Datei hat ${formatBytes(bytes)}. Wählen Sie eine mit höchstens ${formatBytes(max)}`

// Company section: language
export const language = 'Sprache der Besucher'
export const languageHint =
  'Für geteilte Seiten und E-Mails, wenn der Browser eines Besuchers keine der angebotenen Sprachen verlangt'

// Brand preview
export const preview = 'Vorschau'
export const app = 'App'
export const linkPage = 'Seite eines Links'
export const email = 'E-Mail'
export const library = 'Bibliothek'
export const collections = 'Sammlungen'
export const links = 'Links'
export const upload = 'Hochladen'
export const sampleEmailSubject = 'edda@example.com hat „Preise“ mit Ihnen geteilt'
export const hereArePricesWeDiscussed = 'Hier sind die Preise, über die wir gesprochen haben.'

// Contrast
export const contrast = (ratio: string) => `Kontrast ${ratio}:1`
export const contrastGood = (label: string) => `${label}, gut`
export const contrastTooLow = 'zu gering, daher sind Schaltflächen dunkler'
export const colorVeryDark = 'sehr dunkel, daher sind Schaltflächen heller'
export const contrastAdjusted = (label: string, how: string, used: string, ratio: string) =>
  `${label}, ${how} (${used}, ${ratio}:1)`

// Close section
export const exportYourContentFirst = 'Exportieren Sie zuerst Ihre Inhalte'
export const exportHint =
  'Das ZIP enthält alle Dateien, ein Verzeichnis der Inhalte, Schlagwörter, Kategorien und Sammlungen sowie Tabellen der Links, Personen und Berichte. Das Audit-Protokoll können Sie getrennt als CSV exportieren.'
export const exportEverything = 'Alles exportieren'
export const closeAccount = 'Konto schließen'
export const closingHint =
  'Das Konto ist sofort für alle nur noch lesbar. 30 Tage lang können Sie es noch lesen und exportieren, geteilte Links funktionieren, und jeder Inhaber kann abbrechen. Danach werden Inhalte, Dateien, Links, Berichte und die Anmeldungen aller endgültig gelöscht.'
export const typeToConfirm = (name: string) => `Zur Bestätigung ${name} eingeben`

// Keep account
export const accountKept = 'Konto behalten'
export const closesOn = (at: Date, timeZone: string) =>
  `Alles wird am ${formatDateTime(at, timeZone)} endgültig gelöscht. Bis dahin ist das Konto nur lesbar, und geteilte Links funktionieren.`
export const keepAccount = 'Konto behalten'
export const ownerCanCancel = 'Ein Inhaber kann das abbrechen.'

// Company section
export const nameHint = 'Erscheint auf Seiten von Links, in E-Mails und hier'
export const website = 'Website'
export const websiteHint = 'Öffnet sich, wenn Besucher auf den Namen Ihres Unternehmens klicken'
export const embedOrigins = 'Einbetten erlaubt auf'
export const embedOriginsHint =
  'Websites, eine Adresse je Zeile. Auf ihren Seiten erscheinen Ihre Links und Sites in einem Rahmen, außer Links, die von Besuchern etwas verlangen.'
export const timeZone = 'Zeitzone'
export const timeZoneHint = (timeThere: string) =>
  `Bestimmt, wann Tage für alle beginnen und enden. Dort ist es jetzt ${timeThere}.`
export const countsFromNow =
  'Berichte zählen Tage in dieser Zone, sobald Sie speichern. Schon gezählte Tage behalten die alte.'
export const noResultsTryLargerCity =
  'Keine Ergebnisse. Versuchen Sie es mit einer größeren Stadt in der Nähe.'

// Keep by mail
export const accountIsKeptNothingWas = (name: string) =>
  `Das Konto von ${name} bleibt bestehen. Nichts wurde gelöscht.`
export const openSatchel = 'Satchel öffnen'

// Brand preview
export const home = 'Start'

// Legal section
export const legalPages = {
  imprintUrl: {
    label: 'Impressum',
    description: 'Auf Englisch „Legal notice“',
  },
  privacyUrl: {
    label: 'Datenschutzerklärung',
    description: 'Wie Ihr Unternehmen mit personenbezogenen Daten umgeht',
  },
  termsUrl: {
    label: 'Nutzungsbedingungen',
    description: 'Bedingungen für die Nutzung dessen, was Sie teilen',
  },
  accessibilityUrl: {
    label: 'Barrierefreiheit',
    description: 'Ihre Erklärung zur Barrierefreiheit',
  },
}
export const controller = 'Verantwortlich für die Daten der Besucher'
export const controllerHint =
  'Name, Anschrift und Kontakt sowie Datenschutzbeauftragte. Besucher sehen es unter „Ihre Daten und Datenschutz“; ohne Angabe steht dort nur Ihr Unternehmen.'
