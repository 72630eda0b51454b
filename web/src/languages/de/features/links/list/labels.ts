import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

/** Writes the recipient of a link that is for everyone small inside of a sentence. */
const whom = (recipient: string) => (recipient === 'Alle' ? 'alle' : recipient)

// Latest links
export const couldntLoadTheLinks = 'Die Links konnten nicht geladen werden'
export const noLatestLinks =
  'Noch keine Links. Links, die Sie teilen, erscheinen hier, und wer sie geöffnet hat.'
export const latestLinks = 'Neueste Links'

// Link list
export const views = 'Aufrufe'
export const by = (name: string) => ` von ${name}`
export const qrCode = 'QR-Code'
export const qrCodeFor = (itemName: string, recipient: string) =>
  `QR-Code des Links zu ${itemName} für ${whom(recipient)}`
export const openNamed = (itemName: string) => `${itemName} öffnen`
export const selectLink = (itemName: string, recipient: string) =>
  `Link zu ${itemName} für ${whom(recipient)} auswählen`

// Links bar
export const actionsForSelectedLinks = 'Aktionen für ausgewählte Links'
export const linksSelected = (count: number) => `${formatNumber(count)} ausgewählt`
export const showLinks = (count: number | undefined) =>
  count === undefined ? 'Links zeigen' : `${formatCount(count, 'Link', 'Links')} zeigen`
export const linkNouns: readonly [string, string] = ['Link', 'Links']
export const copyAddresses = 'Links kopieren'
export const linksCopied = (count: number) => `${formatCount(count, 'Link', 'Links')} kopiert`
export const withdraw = 'Zurückziehen'
export const linksNoLongerOpen = (count: number) =>
  formatCount(count, 'Link öffnet sich nicht mehr', 'Links öffnen sich nicht mehr')
export const linksWorkAgain = (count: number) =>
  formatCount(count, 'Link funktioniert wieder', 'Links funktionieren wieder')

// Item links
export const noLinksToThisItem = 'Noch keine Links zu diesem Inhalt'
export const links = 'Links'

// Own link
export const changeShortLink = 'Kurzlink ändern'
export const createShortLink = 'Kurzlink erstellen'
export const shortLinkCopied = 'Kurzlink kopiert'
export const shortLink = 'Kurzlink'
export const slugHint =
  '3 bis 64 Buchstaben (a–z), Ziffern oder Bindestriche. Leer lassen für einen zufälligen.'

// My links
export const noResults = 'Keine Ergebnisse'
export const showAllLinks = 'Alle Links zeigen'
export const everyonesLinks = 'Links aller'
export const myLinks = 'Meine Links'
export const noLinksYet =
  'Noch keine Links. Teilen Sie einen Inhalt, um zu sehen, wer ihn öffnet und was gelesen wird.'
export const openLibrary = 'Bibliothek öffnen'
export const exportCsv = 'CSV exportieren'
export const linksCsv = 'Links.csv'

// Links filters
export const all = 'Alle'
export const items = 'Inhalte'
export const collections = 'Sammlungen'
export const anyStatus = 'Jeder Status'
export const active = 'Aktiv'
export const expired = 'Abgelaufen'
export const withdrawn = 'Zurückgezogen'
export const newest = 'Neueste'
export const lastViewed = 'Zuletzt aufgerufen'
export const mostViews = 'Meiste Aufrufe'
export const mine = 'Meine'
export const everyones = 'Alle'
export const searchLinks = 'Links suchen'
export const itemPersonOrganizationOrMemo = 'Inhalt, Person, Organisation oder Notiz'
export const onePerson = 'einer Person'
export const sharedBy = (name: string) => `Geteilt von ${name}`
export const removeFilter = (filter: string) => `Filter entfernen: ${filter}`
export const owner = 'Eigentümer'
export const linksTo = 'Links zu'
export const status = 'Status'

// Counts of an item's links, shown apart from their nouns
export const linkNoun = (count: number) => pluralOf(count, 'Link', 'Links')
export const deviceNoun = (count: number) => pluralOf(count, 'Gerät', 'Geräte')
export const viewNoun = (count: number) => pluralOf(count, 'Aufruf', 'Aufrufe')
export const downloadNoun = (count: number) => pluralOf(count, 'Download', 'Downloads')
