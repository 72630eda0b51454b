import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Trend bars
export const previousPeriod = 'Voriger Zeitraum'
export const selectedPeriod = 'Gewählter Zeitraum'

// Figure tiles
export const versus = (from: string, to: string) =>
  from === to ? `ggü. ${from}` : `ggü. ${from} – ${to}`
export const noEarlierData = 'keine früheren Daten'
export const noChange = 'unverändert'
export const up = 'mehr:'
export const down = 'weniger:'
export const figures = 'Kennzahlen'

// Nothing yet
export const noLinksOpenedInYear =
  'Im letzten Jahr wurde kein Link geöffnet. Die Analysen beginnen, sobald jemand Ihren ersten Link öffnet.'
export const noActivityInThisPeriod = 'Keine Aktivität in diesem Zeitraum'
export const chooseItem = 'Inhalt wählen'
export const lastTwelveMonths = 'Letzte 12 Monate'

// Overview parts
export const country = 'Land'
export const device = 'Gerät'
export const browser = 'Browser'
export const system = 'System'
export const referrer = 'Verweisende Seite'
export const source = 'Quelle'
export const views = 'Aufrufe'
export const visitors = 'Geräte'
export const viewCount = (count: number) => formatCount(count, 'Aufruf', 'Aufrufe')

// Chart section
export const asATable = (title: string) => `${title} als Tabelle`
export const saveAsCsv = (title: string) => `${title} als CSV speichern`
export const tableTitle = (title: string) => `Tabelle: ${title}`

// Analytics
export const overview = 'Übersicht'
export const content = 'Inhalte'
export const links = 'Links'
export const people = 'Personen'
export const reports = 'Berichte'
export const coverage = 'Abdeckung'
export const sites = 'Sites'
export const ctas = 'CTAs'
export const searches = 'Suchen'
export const adoption = 'Nutzung'
export const usage = 'Am meisten genutzt'
export const nothingUsed = 'In diesem Zeitraum wurde nichts gezählt.'
export const times = 'Anzahl'
export const timesInPreviousPeriod = 'Anzahl im vorigen Zeitraum'
export const timesCount = (count: number) => `${formatNumber(count)}-mal`

const USAGE: Readonly<Record<string, string>> = {
  'session.started': 'Sitzungen begonnen',
  'session.stopped': 'Sitzungen beendet',
  'page.viewed': 'Seiten geöffnet',
  'search.made': 'Suchen',
  'link.shared': 'Links geteilt',
  'file.uploaded': 'Dateien hochgeladen',
  'palette.opened': 'Befehlspalette geöffnet',
  'events.dropped': 'Ereignisse, die nicht gesendet werden konnten',
}

/** Returns the label of a usage event; those of other clients have only their name. */
export const usageOf = (name: string) => (Object.hasOwn(USAGE, name) ? USAGE[name] : name) ?? name
export const health = 'Zustand der Inhalte'

// Trend chart
export const showDays = (days: string) => `${days} zeigen`

export const nothingInBothPeriods = 'Nichts in diesem Zeitraum oder dem davor'

// Coverage
export const rows = 'Zeilen'
export const columns = 'Spalten'
export const noValue = 'Kein Wert'
export const noItems = 'Keine Inhalte'
export const wishForThis = 'Wünschen'
export const wishFor = (what: string) => `Keine Inhalte. ${what} wünschen`
export const columnFor = (column: string, row: string) => `${column} für ${row}`
export const coverageTitle = 'Inhalte und ihre Nutzung'
export const coverageLine =
  'Inhalte, und wie viele davon in diesem Zeitraum aufgerufen oder geteilt wurden. Je kräftiger die Farbe, desto mehr Inhalte.'
export const usedCount = (count: number) => `${formatNumber(count)} genutzt`
export const itemsColumn = 'Inhalte'
export const used = 'Genutzt'
export const noItemsToCompare =
  'Fügen Sie Inhalte hinzu und ordnen Sie sie ein, um zu sehen, was abgedeckt ist'
export const noValuesToCompare =
  'Diese Kategorien haben noch keine Werte. Wählen Sie andere, oder fügen Sie in den Einstellungen Werte hinzu.'
export const coverageOf = (rowsBy: string, columnsBy: string) => `${rowsBy} nach ${columnsBy}`

// Sites
export const mostVisited = 'Am meisten besucht'
export const sitesLine = 'Besuche über die Adresse einer Site und über Links zu ihr'
export const status = 'Status'
export const draft = 'Entwurf'
export const published = 'Veröffentlicht'
export const noSites = 'Noch keine Sites'

// CTAs
export const bySubmissionsAndClicks = 'Nach Einsendungen und Klicks'
export const noCtas = 'In diesem Zeitraum wurden keine CTAs gesehen'
export const impressions = 'Einblendungen'
export const clicks = 'Klicks'
export const submissions = 'Einsendungen'
export const submissionCount = (count: number) => formatCount(count, 'Einsendung', 'Einsendungen')
export const clickCount = (count: number) => formatCount(count, 'Klick', 'Klicks')
export const clicksInPreviousPeriod = 'Klicks im vorigen Zeitraum'
export const submissionsInPreviousPeriod = 'Einsendungen im vorigen Zeitraum'

// Searches
export const topSearches = 'Häufigste Suchen'
export const foundNothing = 'Nichts gefunden'
export const slowSearches = 'Langsam'
export const slowLine = 'Im Durchschnitt langsamer als 0,3 s'
export const noSearches = 'Keine Suchen in diesem Zeitraum'
export const everySearchSucceeded = 'Jede Suche hat etwas gefunden'
export const noSlowSearches = 'Keine langsamen Suchen'
export const searchCount = (count: number) => formatCount(count, 'Suche', 'Suchen')
export const ofSearches = (nothing: number, searches: number) =>
  `${formatNumber(nothing)} von ${searchCount(searches)}`
export const peopleCount = (count: number) => formatCount(count, 'Person', 'Personen')
export const searchesInPreviousPeriod = 'Suchen im vorigen Zeitraum'
export const opened = 'Ergebnis geöffnet'
export const milliseconds = 'Millisekunden'
export const answerTimes = (median: string, p95: string) =>
  `Die Hälfte aller Suchen wurde innerhalb von ${median} beantwortet, 95 % innerhalb von ${p95}.`

// Adoption
export const team = 'Team'
export const activeOf = (active: number, people: number) =>
  active === 1
    ? `Von ${formatCount(people, 'Person', 'Personen')} im Team hat eine etwas gesucht, geteilt oder hinzugefügt.`
    : `Von ${formatCount(people, 'Person', 'Personen')} im Team haben ${formatNumber(active)} etwas gesucht, geteilt oder hinzugefügt.`
export const activeDays = 'Aktive Tage'
export const activeDaysInPreviousPeriod = 'Aktive Tage im vorigen Zeitraum'
export const dayCount = (count: number) => formatCount(count, 'Tag', 'Tage')
export const added = 'Hinzugefügt'
export const linkCount = (count: number) => formatCount(count, 'Link', 'Links')
export const addedCount = (count: number) => `${formatNumber(count)} hinzugefügt`
export const lastSeen = 'Zuletzt aktiv'
export const never = 'Nie'

// Report actions
export const copyLink = 'Link zu dieser Ansicht kopieren'

// Content
export const item = 'Inhalt'
export const collection = 'Sammlung'
export const site = 'Site'
export const mostViewed = 'Am meisten aufgerufen'
export const viewsExplanation =
  'Aufrufe über alle Links; wird eine Sammlung geöffnet, zählt das für die Sammlung'
export const type = 'Art'
export const linksCreated = 'Erstellte Links'
export const noViewsInThisPeriod = 'Keine Aufrufe in diesem Zeitraum'

// Unused content
export const unused = 'Ungenutzt'
export const unusedLine = 'In diesem Zeitraum nicht aufgerufen, geteilt oder heruntergeladen'
export const nothingUnused =
  'Alles wurde in diesem Zeitraum aufgerufen, geteilt oder heruntergeladen'
export const couldntLoadUnused = 'Ungenutzte Inhalte konnten nicht geladen werden'

// Rank chart
export const viewsInPreviousPeriod = 'Aufrufe im vorigen Zeitraum'
export const downloads = 'Downloads'
export const readingTimeSeconds = 'Lesezeit (Sekunden)'

// Report of
export const couldntLoadTheReport = 'Der Bericht konnte nicht geladen werden'

// Trend chart
export const from = 'Von'
export const previousPeriodFrom = 'Voriger Zeitraum ab'
export const figurePreviousPeriod = (figureWords: string) => `${figureWords} (voriger Zeitraum)`

// Links
export const organization = 'Organisation'
export const sharedBy = 'Geteilt von'
export const noLinksOpened = 'In diesem Zeitraum wurden keine Links geöffnet'
export const itemName = (itemName: string, to: string) => `${itemName} für ${to}`
export const linksOpenedComparison = (opened: number, before: number) =>
  `${formatCount(opened, 'Link wurde', 'Links wurden')} geöffnet, im vorigen Zeitraum ${formatNumber(before)}.`
export const linksNeverOpened = (links: number, unopened: number) =>
  unopened === 1
    ? `Von ${formatCount(links, 'erstellten Link', 'erstellten Links')} wurde 1 nie geöffnet.`
    : `Von ${formatCount(links, 'erstellten Link', 'erstellten Links')} wurden ${formatNumber(unopened)} nie geöffnet.`
export const onlyOwnLinksCounted = 'Nur Ihre eigenen Links werden gezählt.'

// People
export const linksOpened = 'Geöffnete Links'
export const teamMembers = 'Teammitglieder'
export const noActiveSharers =
  'In diesem Zeitraum hat niemand einen Link erstellt, und keiner wurde geöffnet'
export const noLinksSharedByEmail =
  'In diesem Zeitraum wurden keine Links mit einer E-Mail-Adresse geteilt'
export const organizations = 'Organisationen'
export const noneSharedWithOrganization =
  'In diesem Zeitraum wurden keine Links mit einer Organisation geteilt'

// Report bar
export const dateRange = 'Zeitraum'
export const groupBy = 'Gruppieren nach'
export const auto = 'Automatisch'
export const days = 'Tage'
export const weeks = 'Wochen'
export const months = 'Monate'
export const all = 'Alle'
export const whichViews = 'Gezählte Aufrufe'
export const readBySomeone = 'Vermutlich gelesen'
export const items = 'Inhalte'
export const collections = 'Sammlungen'
export const to = 'Bis'
export const removeFilter = (name: string, value: string) => `Filter entfernen: ${name}, ${value}`
export const endDateIsBeforeStart = 'Das Ende liegt vor dem Beginn'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} ${from} bis ${to}.csv`
export const csv = 'CSV'
export const emailWeekly = 'Wöchentlich per E-Mail erhalten'
export const stopWeekly = 'Nicht mehr per E-Mail erhalten'
export const weeklyStarted = 'Sie erhalten diesen Bericht jeden Montag per E-Mail'
export const weeklyStopped = 'Sie erhalten diesen Bericht nicht mehr per E-Mail'

// Subject report
export const analytics = 'Analysen'
export const noViewsOfThis = 'Keine Aufrufe in diesem Zeitraum oder dem davor'
