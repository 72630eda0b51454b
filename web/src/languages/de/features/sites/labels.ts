import { formatCount } from '../../../../lib/format/format.ts'

// List
export const sites = 'Sites'
export const newSite = 'Neue Site'
export const searchSites = 'Sites suchen'
export const siteFilter = 'Welche Sites'
export const all = 'Alle'
export const drafts = 'Entwürfe'
export const mine = 'Meine'
export const favorites = 'Favoriten'
export const lastUpdated = 'Zuletzt geändert'
export const mostViews = 'Meiste Aufrufe'
export const couldntLoadTheSites = 'Die Sites konnten nicht geladen werden'
export const noResults = (term: string) => `Keine Ergebnisse für „${term}“`
export const nothingHere = 'Keine Sites passen zu diesem Filter'
export const sitesExplanation =
  'Sites sind Ihre eigenen Seiten: Text, Inhalte und Handlungsaufforderungen unter einer Adresse. Beginnen Sie mit einer Vorlage.'
export const startWithTemplate = 'Mit einer Vorlage beginnen'

// Card
export const draft = 'Entwurf'
export const published = 'Veröffentlicht'
export const scheduled = 'Geplant'
export const personal = 'Für eine Person'
export const password = 'Passwort'
export const goesLive = 'Geht online'
export const unpublishedChanges = 'Unveröffentlichte Änderungen'
export const shareSite = (site: string) => `${site} teilen`
export const favorite = (site: string) => `${site} als Favorit markieren`

// Menu
export const moreFor = (site: string) => `Weitere Aktionen für ${site}`
export const openSite = 'Site öffnen'
export const pageForOnePerson = 'Persönliche Seite'
export const makeCopy = 'Kopie erstellen'
export const copyOf = (site: string) => `Kopie von ${site}`
export const deleteSite = 'Site löschen'
export const deleted = (site: string) => `${site} gelöscht`
export const deletedPublished = (site: string) => `${site} gelöscht. Sie ist nicht mehr im Web.`

// Bin
export const deletedSites = 'Gelöschte Sites'
export const wasPublished = 'War veröffentlicht'
export const restoreSite = (site: string) => `${site} wiederherstellen`
export const restored = (site: string) => `${site} wiederhergestellt`

// New site
export const startWith = 'Beginnen mit'
export const create = 'Site erstellen'
export const fillWithLatestItems = 'Mit Ihren neuesten Inhalten füllen'
export const latestItemsHint = 'Sie können sie vor dem Veröffentlichen austauschen'

// Site card
export const views = (count: number) => formatCount(count, 'Aufruf', 'Aufrufe')
