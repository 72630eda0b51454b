import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Trend bars
export const previousPeriod = 'Période précédente'
export const selectedPeriod = 'Période choisie'

// Figure tiles
export const versus = (from: string, to: string) =>
  from === to ? `vs ${from}` : `vs ${from} – ${to}`
export const noEarlierData = 'pas de données antérieures'
export const noChange = 'inchangé'
export const up = 'en hausse de'
export const down = 'en baisse de'
export const figures = 'Chiffres'

// Nothing yet
export const noLinksOpenedInYear =
  'Aucun lien n’a été ouvert depuis un an. Les statistiques commencent quand quelqu’un ouvre votre premier lien.'
export const noActivityInThisPeriod = 'Aucune activité pendant cette période'
export const chooseItem = 'Choisir un contenu'
export const lastTwelveMonths = '12 derniers mois'

// Overview parts
export const country = 'Pays'
export const device = 'Appareil'
export const browser = 'Navigateur'
export const system = 'Système'
export const referrer = 'Site référent'
export const source = 'Source'
export const views = 'Vues'
export const visitors = 'Appareils'
export const viewCount = (count: number) => formatCount(count, 'vue', 'vues')

// Chart section
export const asATable = (title: string) => `${title} sous forme de tableau`
export const saveAsCsv = (title: string) => `Enregistrer ${title} en CSV`
export const tableTitle = (title: string) => `Tableau : ${title}`

// Analytics
export const overview = 'Vue d’ensemble'
export const content = 'Contenus'
export const links = 'Liens'
export const people = 'Personnes'
export const reports = 'Rapports'
export const coverage = 'Couverture'
export const sites = 'Sites'
export const ctas = 'CTA'
export const searches = 'Recherches'
export const adoption = 'Adoption'
export const usage = 'Fonctions les plus utilisées'
export const nothingUsed = 'Rien n’a été compté pendant cette période.'
export const times = 'Utilisations'
export const timesInPreviousPeriod = 'Utilisations pendant la période précédente'
export const timesCount = (count: number) => formatCount(count, 'fois', 'fois')

const USAGE: Readonly<Record<string, string>> = {
  'session.started': 'Sessions ouvertes',
  'session.stopped': 'Sessions fermées',
  'page.viewed': 'Pages ouvertes',
  'search.made': 'Recherches',
  'link.shared': 'Liens partagés',
  'file.uploaded': 'Fichiers chargés',
  'palette.opened': 'Palette de commandes ouverte',
  'events.dropped': 'Événements qui n’ont pas pu être envoyés',
}

export const usageOf = (name: string) => (Object.hasOwn(USAGE, name) ? USAGE[name] : name) ?? name
export const health = 'Santé des contenus'

// Trend chart
export const showDays = (days: string) => `Afficher ${days}`

export const nothingInBothPeriods = 'Rien pendant cette période ni la précédente'

// Coverage
export const rows = 'Lignes'
export const columns = 'Colonnes'
export const noValue = 'Sans valeur'
export const noItems = 'Aucun contenu'
export const wishForThis = 'En faire un souhait'
export const wishFor = (what: string) => `Aucun contenu. En faire un souhait : ${what}`
export const columnFor = (column: string, row: string) => `${column} pour ${row}`
export const coverageTitle = 'Les contenus et leur utilisation'
export const coverageLine =
  'Les contenus, et combien d’entre eux ont été vus ou partagés pendant cette période. Plus la couleur est soutenue, plus il y a de contenus.'
export const usedCount = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'utilisé', 'utilisés')}`
export const itemsColumn = 'Contenus'
export const used = 'Utilisés'
export const noItemsToCompare = 'Ajoutez des contenus et classez-les pour voir ce qui est couvert'
export const noValuesToCompare =
  'Ces catégories n’ont pas encore de valeurs. Choisissez-en d’autres, ou ajoutez des valeurs dans les paramètres.'
export const coverageOf = (rowsBy: string, columnsBy: string) => `${rowsBy} par ${columnsBy}`

// Sites
export const mostVisited = 'Les plus visités'
export const sitesLine = 'Visites de l’adresse d’un site et de ses liens'
export const status = 'Statut'
export const draft = 'Brouillon'
export const published = 'Publié'
export const noSites = 'Aucun site pour le moment'

// CTAs
export const bySubmissionsAndClicks = 'Par réponses et clics'
export const noCtas = 'Aucun CTA n’a été vu pendant cette période'
export const impressions = 'Affichages'
export const clicks = 'Clics'
export const submissions = 'Réponses'
export const submissionCount = (count: number) => formatCount(count, 'réponse', 'réponses')
export const clickCount = (count: number) => formatCount(count, 'clic', 'clics')
export const clicksInPreviousPeriod = 'Clics pendant la période précédente'
export const submissionsInPreviousPeriod = 'Réponses pendant la période précédente'

// Searches
export const topSearches = 'Recherches les plus fréquentes'
export const foundNothing = 'Sans résultat'
export const slowSearches = 'Lentes'
export const slowLine = 'Plus lentes que 0,3 s en moyenne'
export const noSearches = 'Aucune recherche pendant cette période'
export const everySearchSucceeded = 'Chaque recherche a donné un résultat'
export const noSlowSearches = 'Aucune recherche lente'
export const searchCount = (count: number) => formatCount(count, 'recherche', 'recherches')
export const ofSearches = (nothing: number, searches: number) =>
  `${formatNumber(nothing)} sur ${searchCount(searches)}`
export const peopleCount = (count: number) => formatCount(count, 'personne', 'personnes')
export const searchesInPreviousPeriod = 'Recherches pendant la période précédente'
export const opened = 'Résultat ouvert'
export const milliseconds = 'Millisecondes'
export const answerTimes = (median: string, p95: string) =>
  `La moitié des recherches ont obtenu une réponse en ${median} au plus, 95 % en ${p95} au plus.`

// Adoption
export const team = 'Équipe'
export const activeOf = (active: number, people: number) =>
  `${formatCount(active, 'personne', 'personnes')} sur ${formatNumber(people)} dans l’équipe ${pluralOf(active, 'a', 'ont')} recherché, partagé ou ajouté quelque chose.`
export const activeDays = 'Jours actifs'
export const activeDaysInPreviousPeriod = 'Jours actifs pendant la période précédente'
export const dayCount = (count: number) => formatCount(count, 'jour', 'jours')
export const added = 'Ajoutés'
export const linkCount = (count: number) => formatCount(count, 'lien', 'liens')
export const addedCount = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'ajouté', 'ajoutés')}`
export const lastSeen = 'Dernière activité'
export const never = 'Jamais'

// Report actions
export const copyLink = 'Copier le lien vers cette vue'

// Content
export const item = 'Contenu'
export const collection = 'Collection'
export const site = 'Site'
export const mostViewed = 'Les plus vus'
export const viewsExplanation =
  'Vues de tous les liens ; les ouvertures d’une collection comptent pour la collection'
export const type = 'Type'
export const linksCreated = 'Liens créés'
export const noViewsInThisPeriod = 'Aucune vue pendant cette période'

// Unused content
export const unused = 'Inutilisés'
export const unusedLine = 'Ni vus, ni partagés, ni téléchargés pendant cette période'
export const nothingUnused = 'Tout a été vu, partagé ou téléchargé pendant cette période'
export const couldntLoadUnused = 'Impossible de charger les contenus inutilisés'

// Rank chart
export const viewsInPreviousPeriod = 'Vues pendant la période précédente'
export const downloads = 'Téléchargements'
export const readingTimeSeconds = 'Temps de lecture (secondes)'

// Report of
export const couldntLoadTheReport = 'Impossible de charger le rapport'

// Trend chart
export const from = 'Du'
export const previousPeriodFrom = 'Début de la période précédente'
export const figurePreviousPeriod = (figureWords: string) => `${figureWords} (période précédente)`

// Links
export const organization = 'Organisation'
export const sharedBy = 'Partagé par'
export const noLinksOpened = 'Aucun lien n’a été ouvert pendant cette période'
export const itemName = (itemName: string, to: string) => `${itemName} pour ${to}`
export const linksOpenedComparison = (opened: number, before: number) =>
  `${formatCount(opened, 'lien ouvert', 'liens ouverts')}, contre ${formatNumber(before)} pendant la période précédente.`
export const linksNeverOpened = (links: number, unopened: number) =>
  `Sur ${formatCount(links, 'lien créé', 'liens créés')}, ${unopened === 0 ? 'tous ont été ouverts' : formatCount(unopened, 'n’a jamais été ouvert', 'n’ont jamais été ouverts')}.`
export const onlyOwnLinksCounted = 'Seuls vos propres liens sont comptés.'

// People
export const linksOpened = 'Liens ouverts'
export const teamMembers = 'Membres de l’équipe'
export const noActiveSharers =
  'Personne n’a créé de lien, et aucun n’a été ouvert pendant cette période'
export const noLinksSharedByEmail =
  'Aucun lien n’a été partagé avec une adresse e-mail pendant cette période'
export const organizations = 'Organisations'
export const noneSharedWithOrganization =
  'Aucun lien n’a été partagé avec une organisation pendant cette période'

// Report bar
export const dateRange = 'Période'
export const groupBy = 'Regrouper par'
export const auto = 'Auto'
export const days = 'Jours'
export const weeks = 'Semaines'
export const months = 'Mois'
export const all = 'Tout'
export const whichViews = 'Vues comptées'
export const readBySomeone = 'Probablement lues'
export const items = 'Contenus'
export const collections = 'Collections'
export const to = 'Au'
export const removeFilter = (name: string, value: string) => `Retirer le filtre : ${name}, ${value}`
export const endDateIsBeforeStart = 'La date de fin précède la date de début'

// Save report
export const reportFromToToCsv = (report: string, from: string, to: string) =>
  `${report} du ${from} au ${to}.csv`
export const csv = 'CSV'
export const emailWeekly = 'M’envoyer ce rapport chaque semaine'
export const stopWeekly = 'Ne plus m’envoyer ce rapport'
export const weeklyStarted = 'Vous recevrez ce rapport par e-mail chaque lundi'
export const weeklyStopped = 'Vous ne recevrez plus ce rapport par e-mail'

// Subject report
export const analytics = 'Statistiques'
export const noViewsOfThis = 'Aucune vue pendant cette période ni la précédente'
