import { formatCount } from '../../../../../lib/format/format.ts'

/** Writes the first letter of a text as a capital: that a title may begin with "alle Ergebnisse". */
const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

// Bulk jobs
export const bulkChanges = 'Änderungen an vielen Inhalten'

// Classify form
export const classifyTarget = (target: string) => `${begun(target)} einordnen`
export const tickHint = 'Ankreuzen fügt den Wert bei allen hinzu, Abwählen entfernt ihn bei allen'

// Bulk target
export const items = (count: number) => formatCount(count, 'Inhalt', 'Inhalte')
export const allResults = 'alle Ergebnisse'
export const allResultCount = (total: number) =>
  total === 1 ? 'das eine Ergebnis' : `alle ${formatCount(total, 'Ergebnis', 'Ergebnisse')}`
export const results = (count: number) => formatCount(count, 'Ergebnis', 'Ergebnisse')

// Tag form
export const tagsOfTarget = (target: string) => `Schlagwörter: ${target}`
export const newOrExistingTags = 'Neue oder vorhandene Schlagwörter'
export const currentTags = 'Aktuelle Schlagwörter'
export const noMatchingTag = 'Kein passendes Schlagwort'

// Owner form
export const ownerOfTarget = (target: string) => `Eigentümer: ${target}`
export const transferredTo = (name: string) => `an ${name} übertragen`
export const newOwner = 'Neuer Eigentümer'
export const findAPerson = 'Person suchen'
export const transferHint =
  'Nur Ihre eigenen Inhalte werden übertragen. Nur der neue Eigentümer oder ein Admin kann sie zurückübertragen.'

// Availability form
export const availabilityOfTarget = (target: string) => `Verfügbarkeit: ${target}`
export const shareable = 'Darf geteilt werden'
export const inTheLibrary = 'In der Bibliothek'
export const releaseDate = 'Freigabedatum'
export const expiryDate = 'Ablaufdatum'
export const noChange = 'Unverändert'
export const on = 'Ein'
export const off = 'Aus'
export const set = 'Festlegen'
export const none = 'Keines'
export const newDate = (label: string) => `Neues ${label}`

// Bulk bar
export const actionsForSelectedItems = 'Aktionen für ausgewählte Inhalte'
export const selected = (capital: string) => `${capital} ausgewählt`
export const selectAllResults = 'Alle Ergebnisse auswählen'
export const selectAllCount = (total: number) =>
  total === 1
    ? 'Das eine Ergebnis auswählen'
    : `Alle ${formatCount(total, 'Ergebnis', 'Ergebnisse')} auswählen`

// Bulk buttons
export const change = 'Ändern'

// Bulk actions
export const addedToName = (name: string) => `zu ${name} hinzugefügt`
export const classify = 'Einordnen'
export const tag = 'Verschlagworten'
export const changeOwner = 'Eigentümer ändern'
export const availability = 'Verfügbarkeit'
export const addToCollection = 'Zu Sammlung hinzufügen'
export const share = (what: string) => `${begun(what)} teilen`
export const personalPage = 'Persönliche Seite'
export const shareAsCollection = 'Als Sammlung teilen'
export const separateLinks = 'Einzelne Links'
