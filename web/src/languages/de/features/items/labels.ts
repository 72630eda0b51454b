import type { Item } from '@satchel/contract/items/items.ts'
import { formatDay } from '../../../../lib/format/format.ts'

// Open item menu
export const quickLook = 'Schnellansicht'
export const addToCollection = 'Zu Sammlung hinzufügen'
export const rename = 'Umbenennen'
export const replaceFile = 'Datei ersetzen'
export const processAgain = 'Erneut verarbeiten'
export const select = 'Auswählen'
export const openPage = 'Seite öffnen'

// Item state
export const uploading = 'Wird hochgeladen'
export const processing = 'Wird verarbeitet'
export const newFileProcessing =
  'Die neue Datei wird verarbeitet. Bis dahin wird die vorige gezeigt.'
export const previewIsBeingCreated = 'Die Vorschau wird erstellt.'
export const expiredOnAndCantBe = (expiresOn: string) =>
  `Zuletzt verfügbar am ${formatDay(expiresOn)}. Der Inhalt kann nicht geteilt werden.`
export const expired = 'Abgelaufen'
export const visibleFrom = (releasesOn: string) =>
  `Betrachter können ihn ab ${formatDay(releasesOn)} finden.`
export const notReleased = 'Nicht freigegeben'
export const brokenLink = 'Defekter Weblink'
/** Describes a broken web page; `day` is the day of its last check in the tenant's time zone. */
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? ` am ${formatDay(day)}` : ''
  if (problem?.code === 'timeout') return `Die Seite hat${when} nicht rechtzeitig geantwortet.`
  if (problem?.code === 'status')
    return `Die Seite hat${when} mit dem Status ${problem.status} geantwortet.`
  if (problem?.code === 'redirects') return `Die Seite hat${when} im Kreis weitergeleitet.`
  return `Die Seite hat${when} nicht geantwortet.`
}
export const lastCheckFailed = 'Letzte Prüfung fehlgeschlagen'
export const checkedAgainWithinDay = 'Wir prüfen sie innerhalb eines Tages erneut.'
export const cantBeChecked = 'Nicht prüfbar'
export const checksRefused =
  'Die Website weist automatische Prüfungen ab. Öffnen Sie die Seite, um zu sehen, ob es sie noch gibt.'
export const cantBeRead = 'Ohne Anmeldung nicht lesbar'
export const asksToSignIn =
  'Der Name ist deshalb die Adresse. Wer sich dort nicht anmelden kann, sieht nichts.'
export const internal = 'Intern'
export const linksToItCantBe = 'Links dazu können nicht erstellt werden.'
export const failed = 'Fehlgeschlagen'
export const couldntProcessFile =
  'Die Datei konnte nicht verarbeitet werden. Sie können sie trotzdem herunterladen.'
export const couldntProcessNewFile = 'Die neue Datei konnte nicht verarbeitet werden.'
export const previousFileIsShown = 'Weiterhin wird die vorige Datei gezeigt.'
export const newFileFailed = 'Neue Datei fehlgeschlagen'

// Item menu
export const moreFor = (name: string) => `Weitere Aktionen für ${name}`

// Favorite button
export const favorite = 'Favorit'

// Item facts
export const type = 'Art'
export const url = 'URL'
export const sameAs = 'Gleich wie'
export const size = 'Größe'
export const pages = 'Seiten'
export const dimensions = 'Abmessungen'
export const length = 'Länge'
export const views = 'Aufrufe'
export const shares = 'Geteilt'
export const owner = 'Eigentümer'
export const added = 'Hinzugefügt'
export const updated = 'Geändert'

// Item labels
export const categoriesAndTags = 'Kategorien und Schlagwörter'

// Item change
export const changedSince = 'Jemand anderes hat das inzwischen geändert'
export const notSaved = (label: string, item: string, reason: string) =>
  `Nicht gespeichert: ${label} von „${item}“. ${reason}`
export const tagsNotSaved = (item: string, reason: string) =>
  `Nicht gespeichert: Schlagwörter von „${item}“. ${reason}`
export const taggedAdd = (add: string) => `Schlagwort „${add}“ hinzugefügt`
export const tagLabelRemoved = (label: string) => `Schlagwort „${label}“ entfernt`
export const keepMine = 'Meine behalten'
export const fieldChanged = (label: string) => `${label} geändert`
