import { formatCount, formatDay } from '../../../../lib/format/format.ts'

export { span } from '../../../../features/wishes/labels.ts'

// Kinds and statuses
export const content = 'Inhalt'
export const feature = 'Funktion'
export const waitsForApproval = 'Wartet auf Freigabe'

// Votes
export const voteFor = (title: string, votes: number) =>
  `Für ${title} stimmen, ${formatCount(votes, 'Stimme', 'Stimmen')}`
export const vote = 'Dafür stimmen'
export const removeVote = 'Stimme zurücknehmen'
export const voters = 'Wer abgestimmt hat'
export const votes = (count: number) => formatCount(count, 'Stimme', 'Stimmen')

// The list
export const views = 'Ansichten'
export const wishes = 'Wünsche'
export const board = 'Board'
export const leaderboard = 'Wer wünscht und liefert'
export const couldntLoadWishes = 'Die Wünsche konnten nicht geladen werden'
export const searchWishes = 'Wünsche suchen'
export const kindFilter = 'Art'
export const allKinds = 'Alle Arten'
export const mineFilter = 'Wessen Wünsche'
export const everyones = 'Von allen'
export const made = 'Von mir'
export const voted = 'Mit meiner Stimme'
export const assigned = 'Mir zugewiesen'
export const mostVotes = 'Meiste Stimmen'
export const trending = 'Im Trend'
export const newest = 'Neueste'
export const mostDiscussed = 'Am meisten diskutiert'
export const statusFilter = 'Status'
export const all = 'Alle'
export const pending = 'Wartet'
export const noWishes =
  'Bitten Sie um Inhalte, die Sie gern teilen würden, oder um eine Funktion. Die Stimmen zeigen, was das Team am meisten braucht.'
export const noResults = 'Keine Wünsche passen zu diesen Filtern'
export const clearFilters = 'Filter zurücksetzen'
export const comments = (count: number) => formatCount(count, 'Kommentar', 'Kommentare')
export const neededBy = (day: string) => `Gebraucht bis ${formatDay(day)}`
export const overdueSince = (day: string) => `Wurde bis ${formatDay(day)} gebraucht`
export const assignedTo = (name: string) => `${name} zugewiesen`
export const forOrganization = (name: string) => `Für ${name}`

// A new wish
export const newWish = 'Neuer Wunsch'
export const kind = 'Art'
export const title = 'Titel'
export const titleHint = 'Was Sie brauchen, in wenigen Worten'
export const enterATitle = 'Geben Sie einen Titel ein'
export const descriptionHint = 'Für wen es ist und was es leisten muss'
export const organization = 'Organisation'
export const organizationHint = 'Optional: der Kunde oder Deal, für den Sie es brauchen'
export const neededByDay = 'Gebraucht bis'
export const similar = 'Schon gewünscht'
export const add = 'Wunsch hinzufügen'
export const added = 'Wunsch hinzugefügt'
export const addedPending = 'Wunsch hinzugefügt. Nach der Freigabe sehen ihn alle.'
export const view = 'Ansehen'

// The board
export const wishesByStatus = 'Wünsche nach Status'
export const emptyColumn = 'Nichts hier'
export const move = (name: string) => `${name} verschieben`
export const dragInstructions =
  'Drücken Sie die Leertaste, um den Wunsch aufzunehmen, die Pfeiltasten, um ihn zu einem anderen Status zu bewegen, die Leertaste, um ihn abzulegen, und Escape, um abzubrechen.'
export const pickedUp = (name: string, column: string) => `${name} aus ${column} aufgenommen`
export const over = (name: string, column: string) => `${name} über ${column}`
export const putDown = (name: string, column: string) => `${name} in ${column} abgelegt`
export const leftInColumn = (name: string, column: string) => `${name} bleibt in ${column}`
export const moreInList = (count: number) =>
  `${formatCount(count, 'weiterer Wunsch', 'weitere Wünsche')} in der Liste`

// One wish
export const wish = 'Wunsch'
export const backToWishlist = 'Wunschliste'
export const couldntLoadWish = 'Der Wunsch konnte nicht geladen werden'
export const editWish = 'Wunsch bearbeiten'
export const moreActions = 'Weitere Aktionen'
export const mergeInto = 'Mit anderem Wunsch zusammenführen'
export const approve = 'Freigeben'
export const decline = 'Ablehnen'
export const approved = 'Wunsch freigegeben'
export const onlyYouAndEditors =
  'Bis zur Freigabe sehen nur der Autor und Bearbeiter diesen Wunsch.'
export const wasMerged = 'Dieser Wunsch wurde mit einem anderen zusammengeführt.'
export const openThatOne = 'Diesen Wunsch öffnen'
export const details = 'Details'
export const status = 'Status'
export const changeStatus = 'Status ändern'
export const author = 'Autor'
export const assignee = 'Zugewiesen'
export const nobody = 'Niemand'
export const created = 'Erstellt'
export const statusChanged = (label: string) => `Status geändert in ${label}`
export const response = 'Antwort'
export const responseHint =
  'Optional: erscheint beim Wunsch und geht an alle, die dafür gestimmt haben'
export const responseFromTeam = 'Antwort des Teams'
export const stale =
  'Jemand anderes hat diesen Wunsch geändert. Sehen Sie nach, und versuchen Sie es noch einmal.'
export const noDescription = 'Keine Beschreibung'

// Delivered items
export const deliveredItems = 'Gelieferte Inhalte'
export const noItemsYet = 'Ein Wunsch nach Inhalt ist erledigt, sobald er Inhalte hat.'
export const addItems = 'Inhalte hinzufügen'
export const deliver = (name: string) => `„${name}“ liefern`
export const deliveredBy = (count: number) =>
  `Geliefert mit ${formatCount(count, 'Inhalt', 'Inhalten')}`
export const shareName = (name: string) => `${name} teilen`
export const removeName = (name: string) => `${name} entfernen`
export const unavailableItem = 'Inhalt nicht verfügbar'

// Outcome
export const results = 'Was daraus wurde'
export const deliveredIn = (days: number) =>
  days === 0 ? 'Am selben Tag geliefert' : `In ${formatCount(days, 'Tag', 'Tagen')} geliefert`
export const sharedTimes = (count: number) =>
  count === 1 ? 'einmal geteilt' : `${count}-mal geteilt`
export const readBy = (read: number, requested: number) =>
  `gelesen von ${read} der ${formatCount(requested, 'Organisation, die danach fragte', 'Organisationen, die danach fragten')}`
export const viewsFigure = 'Aufrufe'
export const people = 'Personen'
export const shares = 'Geteilt'
export const timeRead = 'Lesezeit'
export const askingOrganizations = 'Organisationen, die danach fragten'
export const hasRead = 'Gelesen'
export const sharedNotOpened = 'Geteilt, noch nicht geöffnet'
export const notShared = 'Noch nicht geteilt'
export const shareWith = (name: string) => `Mit ${name} teilen`
export const askers = (count: number) =>
  formatCount(count, 'Person wünschte das', 'Personen wünschten das')

// Whom one votes for
export const voteForOrganization = 'Für wen brauchen Sie es?'
export const organizationSaved = 'Organisation zu Ihrer Stimme hinzugefügt'

// Comments
export const commentsHeading = 'Kommentare'
export const noComments = 'Noch keine Kommentare'
export const couldntLoadComments = 'Die Kommentare konnten nicht geladen werden'
export const addComment = 'Kommentar hinzufügen'
export const commentHint = 'Mit @ können Sie jemanden erwähnen'
export const send = 'Kommentieren'
export const peopleToMention = 'Personen zum Erwähnen'
export const showMoreComments = 'Mehr Kommentare zeigen'

// Merging
export const mergeTitle = (name: string) => `„${name}“ zusammenführen`
export const mergeWarning =
  'Stimmen und Kommentare gehen zum anderen Wunsch über. Das kann nicht rückgängig gemacht werden.'
export const otherWish = 'Wunsch, der bleibt'
export const merge = 'Zusammenführen'
export const mergedInto = (name: string) => `Mit „${name}“ zusammengeführt`
export const noOtherWish = 'Kein Wunsch gefunden'

// Ranking
export const couldntLoadRanking = 'Die Rangliste konnte nicht geladen werden'
export const whoAsks = 'Wer wünscht'
export const whoDelivers = 'Wer liefert'
export const whichOrganizations = 'Organisationen'
export const nobodyAsked = 'Noch keine Wünsche'
export const nobodyDelivered = 'Noch kein Wunsch ist erledigt'
export const noOrganizations = 'Noch nennt kein Wunsch eine Organisation'
export const wishesColumn = 'Wünsche'
export const votesColumn = 'Stimmen'
export const daysColumn = 'Tage (Median)'
export const sharesColumn = 'Geteilt'
export const viewsColumn = 'Aufrufe'

// Export and feed
export const moreOptions = 'Weitere Optionen'
export const csv = 'CSV herunterladen'
export const csvName = 'Wünsche.csv'
export const feed = 'Atom-Feed'
export const feedLine =
  'Lesen Sie neue Wünsche in einem Feedreader. Die Adresse ist nur für Sie: Wer sie hat, kann die Wünsche lesen, die Sie sehen können.'
export const createFeed = 'Adresse erstellen'
export const copyFeedNow =
  'Kopieren Sie sie jetzt, sie wird nicht noch einmal gezeigt. Eine neue Adresse ersetzt die vorige.'
export const feedAddress = 'Adresse des Feeds'
export const turnOff = 'Ausschalten'
export const turnedOff = 'Der Feed ist ausgeschaltet'
export const couldntLoadFeed = 'Die Adresse des Feeds konnte nicht geladen werden'
export const feedOfWishes = 'Feed-Adresse für Wünsche'
export const lastUsed = 'Zuletzt verwendet'
export const neverUsed = 'Nie verwendet'

// Settings
export const couldntLoadSettings = 'Die Einstellungen konnten nicht geladen werden'
export const needsApproval = 'Neue Wünsche brauchen eine Freigabe'
export const needsApprovalHint =
  'Wünsche von Betrachtern sehen alle, sobald ein Bearbeiter sie freigibt.'
export const statusNames = 'Namen der Status'
export const statusNamesHint = 'Wie Ihr Team jeden Schritt nennt und welche Farbe er hat.'
export const nameOf = (status: string) => `Name von „${status}“`
export const colorOf = (status: string) => `Farbe von „${status}“`

// Delivered items
export const deliveredAsk = 'Ist der Wunsch erledigt?'
export const markAsDone = (label: string) => `Als „${label}“ markieren und benachrichtigen`
export const onlyAddItems = 'Nur Inhalte hinzufügen'
