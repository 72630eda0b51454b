import { formatCount } from '../../../../lib/format/format.ts'

// Home page
export const home = 'Start'
export const couldntLoadYourItems = 'Ihre Inhalte konnten nicht geladen werden'
export const couldntLoadYourDay = 'Was auf Sie wartet, konnte nicht geladen werden'
export const couldntLoadYourFavorites = 'Ihre Favoriten konnten nicht geladen werden'
export const couldntLoadPopular = 'Beliebte Inhalte konnten nicht geladen werden'
export const recentlyAdded = 'Zuletzt hinzugefügt'
export const favorites = 'Favoriten'
export const myLatestLinks = 'Meine neuesten Links'
export const latestActivity = 'Neueste Aktivität'
export const showAll = 'Alle zeigen'
export const showAllOf = (title: string) => `(${title})`

export const popular = 'Beliebt'

// What needs me
export const needsYou = 'Wartet auf Sie'
export const repliesToRead = (count: number) =>
  formatCount(count, 'ungelesene Antwort', 'ungelesene Antworten')
export const wishesToApprove = (count: number) =>
  `${formatCount(count, 'Wunsch', 'Wünsche')} freizugeben`
export const itemsBroken = (count: number) =>
  formatCount(count, 'defekter Weblink', 'defekte Weblinks')
export const itemsExpiring = (count: number) =>
  formatCount(count, 'Inhalt läuft bald ab', 'Inhalte laufen bald ab')
export const todaysViews = ({
  views,
  opened,
  downloads,
}: Record<'views' | 'opened' | 'downloads', number>) =>
  `Heute: ${formatCount(views, 'Aufruf', 'Aufrufe')} von ${formatCount(opened, 'Link', 'Links')}${downloads > 0 ? `, ${formatCount(downloads, 'Download', 'Downloads')}` : ''}`

// Search gaps
export const lookedFor = 'Gesucht und nicht gefunden'
export const peopleLooked = (people: number, searches: number) =>
  `${formatCount(people, 'Person', 'Personen')}, ${formatCount(searches, 'Suche', 'Suchen')}`
export const addWish = 'Wunsch hinzufügen'
export const wishForTerm = (term: string) => `Wunsch hinzufügen: ${term}`
export const wished = 'Auf der Wunschliste'

// First steps
export const uploadFileOrAddWeb = 'Datei hochladen oder Weblink hinzufügen'
export const dropFilesAnywhere =
  'Ziehen Sie Dateien an eine beliebige Stelle dieser Seite, um sie hochzuladen'
export const classifyIt = 'Einordnen'
export const addStageProductAndTags =
  'Fügen Sie Phase, Produkt und Schlagwörter hinzu, damit andere den Inhalt finden.'
export const shareIt = 'Teilen'
export const createLinkForOnePerson =
  'Erstellen Sie einen Link für eine Person, und sehen Sie, wann sie ihn öffnet.'
export const invitePeople = 'Personen einladen'
export const colleaguesFindAndShareSame =
  'Kollegen finden und teilen dieselben Inhalte, jeder mit eigenen Links.'
export const classify = 'Einordnen'
export const classifyName = (name: string) => `${name} einordnen`
export const share = 'Teilen'
export const shareName = (name: string) => `${name} teilen`
export const samplesOffered =
  'Sehen Sie sich erst um: drei Beispielinhalte und ein Link zu einem davon, den schon jemand gelesen hat.'
export const samplesAreThere =
  'Sie haben drei Beispielinhalte und einen Link, den ein Beispielleser geöffnet hat.'
export const addSamples = 'Beispiele hinzufügen'
export const removeSamples = 'Beispiele entfernen'
export const createYourFirstLink = 'Ersten Link erstellen'
export const getStarted = 'Erste Schritte'
export const doneOfCountDone = (done: number, count: number) => `${done} von ${count} erledigt`
export const hide = 'Ausblenden'
export const gettingStarted = '(erste Schritte)'
export const openSteps = 'Als Nächstes'
export const doneSteps = 'Erledigt'

// First steps
export const undo = 'Rückgängig machen'
export const gettingStartedHidden = 'Erste Schritte ausgeblendet'

// Item line
export const select = (name: string) => `${name} auswählen`
