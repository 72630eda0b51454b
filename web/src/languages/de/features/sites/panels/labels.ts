import { formatCount } from '../../../../../lib/format/format.ts'

// Publish
export const publish = 'Veröffentlichen'
export const publishChanges = 'Änderungen veröffentlichen'
export const published = 'Veröffentlicht'
export const morePublishing = 'Mehr zum Veröffentlichen'
export const publishOnADay = 'An einem Tag veröffentlichen …'
export const cancelScheduled = 'Geplante Veröffentlichung abbrechen'
export const unpublish = 'Veröffentlichung beenden'
export const openSite = 'Site öffnen'
export const copyAddress = 'Adresse kopieren'
export const isLive = (name: string) => `${name} ist online`
export const sendTo = 'Senden an …'
export const takenOffline = 'Nicht mehr im Web. Der Entwurf bleibt erhalten.'
export const publishAgain = 'Wieder veröffentlichen'
export const addressCopied = 'Adresse kopiert'
export const saveFirst = 'Nicht veröffentlicht: Einige Änderungen konnten nicht gespeichert werden'
export const schedule = 'Planen'
export const dayAndTime = 'Tag und Uhrzeit'
export const inYourTimeZone = (zone: string) => `In Ihrer Zeitzone, ${zone}`
export const chooseFutureTime = 'Wählen Sie einen Zeitpunkt in der Zukunft'
export const goesLiveOn = (time: string) => `Geht am ${time} online`
export const scheduleCanceled = 'Sie wird nicht von selbst veröffentlicht'

// Design
export const color = 'Farbe'
export const useCompanyColor = 'Farbe des Unternehmens verwenden'
export const pickFromScreen = 'Farbe vom Bildschirm aufnehmen'
export const enterColor = 'Geben Sie eine Farbe wie #0f766e ein'
export const contrastGood = (ratio: string) =>
  `Weißer Text darauf hat einen Kontrast von ${ratio}:1, gut`
export const contrastLow = (ratio: string, used: string) =>
  `Weißer Text darauf hätte einen Kontrast von ${ratio}:1, zu gering zum Lesen. Schaltflächen und Links verwenden stattdessen ${used}.`
export const font = 'Schrift'
export const scheme = 'Farben'
export const SCHEMES = { visitor: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' } as const
export const FONTS = {
  sans: 'Serifenlos',
  serif: 'Serifen',
  rounded: 'Rund',
  mono: 'Mono',
} as const
export const layout = 'Layout'
export const LAYOUTS = { narrow: 'Schmal', wide: 'Breit', cover: 'Titelseite' } as const
export const LAYOUT_LINES = {
  narrow: 'Eine Spalte zum Lesen',
  wide: 'Platz für Karten nebeneinander',
  cover: 'Beginnt mit Ihrer Überschrift auf der Farbe',
} as const
export const logo = 'Logo'
export const logoHint = 'Ohne eigenes wird das Logo des Unternehmens gezeigt'

// Images
export const chooseImage = 'Bild wählen'
export const uploadImage = 'Bild hochladen'
export const removeImage = 'Bild entfernen'
export const webAddress = 'Webadresse'
export const enterWebAddress = 'Geben Sie eine Webadresse ein'
export const imageOnTheWeb = 'Bild im Web'
export const imageGone = 'Ein Bild, das es nicht mehr gibt'
export const imageNotShareable = 'Darf nicht geteilt werden: Besucher sehen es nicht'

// Search and link preview
export const title = 'Titel'
export const titleHint = 'Leer lassen für den Namen der Site'
export const descriptionHint = 'Leer lassen für die ersten Sätze der Seite'
export const image = 'Vorschaubild'
export const imageHint = 'Ohne eigenes wird das erste Bild der Seite gezeigt'
export const mayBeListed = 'Suchmaschinen dürfen sie aufnehmen'
export const listedOffHint = 'Aus: Die Seite bittet sie, sie auszulassen'
export const inSearchEngines = 'In Suchmaschinen'
export const inMessengers = 'In Messengern und E-Mails'
export const notListed = 'Nicht in Suchmaschinen'
export const noDescription = 'Die ersten Sätze der Seite'
export const charactersLong = (count: number, most: number) =>
  `${count} Zeichen. Suchmaschinen schneiden nach etwa ${most} ab.`

// Access
export const address = 'Adresse'
export const slugRule = 'Verwenden Sie 3 bis 60 Buchstaben von a bis z, Ziffern oder Bindestriche'
export const saveAddress = 'Adresse speichern'
export const addressChanged = 'Adresse geändert. Die alte führt zur neuen.'
export const password = 'Passwort'
export const hasPassword = 'Besucher geben zuerst ein Passwort ein'
export const noPassword = 'Alle, die die Adresse haben, können sie öffnen'
export const setPassword = 'Passwort festlegen'
export const changePassword = 'Passwort ändern'
export const removePassword = 'Passwort entfernen'
export const newPassword = 'Neues Passwort'
export const passwordRule = 'Verwenden Sie mindestens 8 Zeichen'
export const passwordSet = 'Passwort festgelegt. Besucher werden ab jetzt danach gefragt.'
export const passwordRemoved = 'Passwort entfernt'
export const passwordChangeHint = 'Besucher, die das alte eingegeben haben, werden erneut gefragt'
export const requireEmail = 'E-Mail-Adresse verlangen'
export const requireEmailHint = 'Besucher geben sie ein, bevor sich die Seite öffnet'
export const verifyEmail = 'Adresse bestätigen lassen'
export const verifyEmailHint = 'Mit einem Code, der an sie gesendet wird'
export const allowOnly = 'Nur zulassen'
export const block = 'Sperren'
export const entriesHint =
  'E-Mail-Adressen oder Domains wie @firma.com ohne ihre Subdomains. Für alle Subdomains: @*.firma.com. Ein Eintrag pro Zeile'
export const saveVisitors = 'Besucher speichern'
export const visitorsSaved = 'Gespeichert. Das gilt sofort'
export const visitors = 'Besucher'
export const personalNote =
  'Diese Seite wurde für eine Person erstellt. Sie öffnet sich nur über ihre Links, die Sie unter „Teilen“ finden.'

// Language
export const language = 'Sprache der Texte'
export const languageHint = 'Screenreader und Suchmaschinen lesen die Seite in ihr'
export const noLanguage = 'Nicht gewählt'
export const languageSaved = 'Sprache gespeichert'
export const translations = 'Übersetzungen'
export const translationsHint =
  'Besucher wechseln auf der Seite zwischen ihnen, und Suchmaschinen zeigen allen die in ihrer Sprache'
export const addTranslation = 'Übersetzung hinzufügen'
export const translationAdded = (language: string) =>
  `Eine Kopie für ${language}. Übersetzen Sie sie und veröffentlichen Sie sie dann.`
export const inLanguage = (name: string, language: string) => `${name} (${language})`
export const draftNamed = (name: string) => `${name}, Entwurf`
export const partFromTranslations = 'Von Übersetzungen trennen'
export const parted = 'Diese Seite steht jetzt für sich'

// Versions
export const couldntLoadVersions = 'Die Versionen konnten nicht geladen werden'
export const noVersions = 'Noch keine früheren Versionen'
export const versionWithBlocks = (number: number, blocks: number) =>
  `Version ${number}, ${formatCount(blocks, 'Block', 'Blöcke')}`
export const onTheWeb = 'Im Web'
export const by = (name: string) => `von ${name}`
export const restoreVersion = (number: number) => `Version ${number} wiederherstellen`
export const restored = (number: number) =>
  `Version ${number} ist wieder der Entwurf. Veröffentlichen Sie sie, damit sie ins Web kommt.`
