import { formatCount } from '../../../../lib/format/format.ts'

// Recipient list
export const lastActivity = 'Letzte Aktivität'
export const mostViews = 'Meiste Aufrufe'
export const NAMES = {
  person: { one: 'Person', many: 'Personen', none: 'Teilen Sie mit einer Person' },
  organization: {
    one: 'Organisation',
    many: 'Organisationen',
    none: 'Geben Sie beim Teilen eine Organisation an',
  },
} as const
export const couldntLoad = (many: string) => `${many} konnten nicht geladen werden`
export const emptyLine = (none: string) =>
  `${none}, um zu sehen, was dort ankam und geöffnet wurde.`
export const searchMany = (many: string) => `${many} suchen`
export const noResults = (one: string, search: string) => `Keine ${one} für „${search}“ gefunden`
export const openLibrary = 'Bibliothek öffnen'
export const nameAddressOrOrganization = 'Name, Adresse oder Organisation'
export const openedOfLinksOpened = (opened: number, links: number) =>
  `${opened} von ${formatCount(links, 'Link', 'Links')} geöffnet`
export const views = (count: number) => formatCount(count, 'Aufruf', 'Aufrufe')
export const lastVisit = 'Letzter Besuch'
export const noVisitsYet = 'Noch keine Besuche'
export const addressNotVerified = 'Adresse nicht bestätigt'
/** Says that someone entered the address at links for others; that may have been anyone. */
export const enteredAtLinks = (links: number, views: number) =>
  `Bei ${formatCount(links, 'Link', 'Links')} eingegeben, ${formatCount(views, 'Aufruf', 'Aufrufe')}`
export const lastShared = 'Zuletzt geteilt'

// Recipient report
export const someoneElse = 'jemand anderem'
export const couldntLoadThisRecipient = 'Dieser Empfänger konnte nicht geladen werden'
export const opened = 'Geöffnet'
export const notOpened = 'Nicht geöffnet'
export const enteredNotVerified = 'Adresse eingegeben, nicht bestätigt'
export const verifiedByOther = (email: string, views: number) =>
  `${formatCount(views, 'Aufruf', 'Aufrufe')} durch ${email}, mit bestätigter Adresse`
export const enteredByOther = (email: string) => `Jemand hat ${email} eingegeben, nicht bestätigt`
export const openedSummary = (opened: number, links: number, views: number) =>
  `${opened} von ${formatCount(links, 'Link', 'Links')} geöffnet, ${formatCount(views, 'Aufruf', 'Aufrufe')}`
export const sharedBy = 'Geteilt von {sharer} {time}'
export const sharedWithPerson = 'Für {person}, geteilt von {sharer} {time}'
export const openedViaLink = 'Geöffnet über den Link von {owner}, geteilt von {sharer} {time}'
export const personOpenedViaLink =
  'Für {person}, geöffnet über den Link von {owner}, geteilt von {sharer} {time}'
export const shareAgainNamed = (itemName: string) => `Erneut teilen: ${itemName}`
export const withdrawn = 'Zurückgezogen'
export const shareAgain = 'Erneut teilen'
export const notOpenedYet = 'Noch nicht geöffnet'
export const pagesRead = (read: number, pageCount: number) => `${read} von ${pageCount} Seiten`
export const inThisCollection = 'In dieser Sammlung'
