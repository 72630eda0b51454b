import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

// Share options
export const defaults = 'Standard'
export const options = 'Optionen'

// Save preset
export const saveAsPreset = 'Als Voreinstellung speichern'
export const presetName = 'Name der Voreinstellung'
export const savePreset = 'Voreinstellung speichern'
export const takeForNewLinks = 'Für neue Links verwenden'

// Presets
export const restoredSetItsPasswordAgain = (name: string) =>
  `${name} wiederhergestellt. Legen Sie das Passwort erneut fest`
export const presetNameDeleted = (name: string) => `Voreinstellung ${name} gelöscht`

// Option fields
export const access = 'Zugriff'
export const anyoneWithTheLink = 'Alle mit dem Link'
export const permissions = 'Rechte'
export const viewAndDownload = 'Ansehen und herunterladen'
export const appearance = 'Darstellung'
export const sameAsTheItem = 'Wie der Inhalt'
export const trackingAndNotifications = 'Auswertung und Benachrichtigungen'
export const myDefault = 'Mein Standard'

// Access fields
export const requireAnEmailAddress = 'E-Mail-Adresse verlangen'
export const neededForOtherSettingsHere = 'Für die anderen Einstellungen hier nötig'
export const requireEmailHint = 'Besucher geben sie ein, bevor sie etwas sehen'
export const verifyTheAddress = 'Adresse bestätigen lassen'
export const withCodeSentToAddress = 'Mit einem Code, der an die Adresse gesendet wird'
export const allowOnly = 'Nur zulassen'
export const block = 'Sperren'
export const expiresAfterLabel = 'Gültig bis'
export const expiryHint = 'Leer lassen, um den Link offen zu halten, bis Sie ihn zurückziehen'
export const password = 'Passwort'
export const passwordSetTypeToReplace = 'Passwort festgelegt. Zum Ersetzen tippen'
export const sendItToThemSeparately = 'Senden Sie es dem Empfänger getrennt'
export const removePassword = 'Passwort entfernen'
export const entriesHint =
  'E-Mail-Adressen oder Domains wie @firma.com ohne ihre Subdomains. Für alle Subdomains: @*.firma.com. Ein Eintrag pro Zeile'

// Option terms
export const emailRequired = 'E-Mail erforderlich'
export const verifiedEmailRequired = 'bestätigte E-Mail erforderlich'
export const expiresAfter = (expiresOn: string) => `gültig bis ${formatDay(expiresOn)}`
export const neverExpires = 'läuft nie ab'
export const noPassword = 'kein Passwort'
export const noEmailRequired = 'keine E-Mail erforderlich'
export const limitedToEntries = (count: number) =>
  `beschränkt auf ${formatCount(count, 'Eintrag', 'Einträge')}`
export const entriesBlocked = (count: number) =>
  `${formatCount(count, 'Eintrag', 'Einträge')} gesperrt`
export const downloadsAllowed = 'Downloads erlaubt'
export const noDownloads = 'Downloads aus'
export const downloadedAs = { pdf: 'als PDF', original: 'Originaldateien' }
export const withWatermark = 'Wasserzeichen'
export const noWatermark = 'kein Wasserzeichen'
export const atSlug = (slug: string) => `unter /${slug}`
export const customPreview = 'eigene Vorschau'
export const inLanguage = (name: string) => `auf ${name}`
export const emailForEachVisit = 'E-Mail bei jedem Besuch'
export const dailyDigest = 'tägliche Zusammenfassung'
export const noEmails = 'keine E-Mails'
export const utmParameters = (count: number) => formatCount(count, 'UTM-Parameter', 'UTM-Parameter')

// Learn fields
export const forEachVisit = 'Bei jedem Besuch'
export const dailyDigestLabel = 'Tägliche Zusammenfassung'
export const never = 'Nie'
export const source = 'Quelle'
export const medium = 'Medium'
export const campaign = 'Kampagne'
export const term = 'Begriff'
export const content = 'Inhalt'
export const visitEmails = 'E-Mails zu Besuchen'
export const utmLabel = (label: string) => `UTM-${label}`

// Appearance fields
export const shortLink = 'Kurzlink'
export const slugHint =
  '3 bis 64 Buchstaben (a–z), Ziffern oder Bindestriche. Leer lassen für einen zufälligen.'
export const language = 'Sprache'
export const languageHint = 'Der Seite um den Inhalt und ihrer E-Mails'
export const visitorsLanguage = 'Die des Besuchers'
export const previewTitle = 'Titel der Vorschau'
export const previewHint =
  'Erscheint, wo der Link eingefügt wird. Leer lassen, um den des Inhalts zu verwenden.'
export const previewDescription = 'Beschreibung der Vorschau'

// Picture field
export const previewImage = 'Vorschaubild'
export const takeItemImage = 'Bild des Inhalts verwenden'
export const noImageFound = 'Kein Inhalt dieses Namens hat ein Bild'

// Fields
export const allowDownloads = 'Downloads erlauben'
export const downloadAsPdf = 'Als PDF herunterladen'
export const downloadAsPdfHint =
  'Für Office-Dateien und PDFs, ohne Notizen, Kommentare und andere verborgene Inhalte'
export const watermark = 'Wasserzeichen'
export const watermarkHint = 'Zeigt die E-Mail-Adresse des Lesers auf Seiten und Bildern'

// Preset field
export const none = 'Keine'
export const preset = 'Voreinstellung'
export const moreActionsForPreset = (name: string) =>
  `Weitere Aktionen für die Voreinstellung ${name}`
export const updated = 'geändert'
export const updatePreset = 'Voreinstellung ändern'
export const isNoLongerDefault = 'ist nicht mehr der Standard'
export const isNowTheDefault = 'ist jetzt der Standard'
export const removeDefault = 'Nicht mehr als Standard'
export const makeDefault = 'Zum Standard machen'

// Preset field
export const defaultPreset = (name: string) => `${name} (Standard)`

// Times until a link expires
export const oneWeek = '1 Woche'
export const oneMonth = '1 Monat'
export const threeMonths = '3 Monate'
