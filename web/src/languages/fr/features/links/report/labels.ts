import {
  formatCount,
  formatDuration,
  formatSpan,
  pluralOf,
} from '../../../../../lib/format/format.ts'

// Link report
export const couldntLoadTheLink = 'Impossible de charger le lien'

// Link figures
export const lastOpened = 'dernière ouverture'
export const totalReadingTime = 'temps de lecture total'
export const averageCompletion = 'part lue en moyenne'
export const visitsBefore = 'visites avant'
export const visitsBeforeHint = 'Comptées ailleurs avant l’import de ce lien'
export const totals = 'Totaux'
export const whichViews = 'Vues comptées'
export const allViews = 'Toutes les vues'
export const readBySomeone = 'Probablement lues'
export const freshness =
  'Les vues, les appareils et les téléchargements sont en direct, le reste date d’une minute au plus.'

// Link head
export const forLabel = 'Pour'
export const created = ', création :'
export const byName = (name: string) => ` par ${name}`
export const shareAgain = 'Partager à nouveau'
export const statusAndOptions = 'Statut et options'
export const everyoneAtItsShortLink = 'tout le monde, à son lien court'
export const anyoneWithTheLink = 'toute personne qui a le lien'

// Not opened
export const notOpenedRemind = (sharedToEmail: string) =>
  `Pas encore ouvert. Un petit rappel à ${sharedToEmail} aide souvent.`
export const notOpenedSend = 'Pas encore ouvert. Envoyez le lien, et vous verrez ici qui l’ouvre.'
export const notOpenedSince = (before: number) =>
  `Pas encore ouvert ici. Il avait reçu ${formatCount(before, 'visite', 'visites')} avant son import.`
export const writeReminder = 'Écrire un rappel'

// Visit trail
export const visits = 'Visites'
export const couldntLoadTheVisits = 'Impossible de charger les visites'
export const noVisitsYet = 'Aucune visite pour le moment'
export const includeTeamBotsAndRepeats = 'Inclure l’équipe, les robots et les répétitions'
export const visitsNotCounted = (count: number, isTeam: boolean) =>
  `${formatCount(count, 'visite', 'visites')}${isTeam ? ' de votre équipe' : ''} non ${pluralOf(count, 'comptée', 'comptées')} ·`
export const show = 'Afficher'
export const couldntLoadVisitsTryAgain = 'Impossible de charger les visites. Réessayez'
export const csv = 'CSV'
export const saveVisitsAsCsv = 'Enregistrer les visites en CSV'

// Visit session
export const unknownLocationAndDevice = 'Lieu et appareil inconnus'
export const someone = 'Quelqu’un'
export const linkOfOn = (recipient: string, device: string | null) =>
  `Lien pour ${recipient}${device ? `, sur ${device.toLowerCase()}` : ''}`
export const entered = ', adresse saisie :'
export const notVerified = '(non vérifiée)'
export const verifiedByCode = 'Vérifié par un code'
export const enteredThePassword = 'A saisi le mot de passe'
export const acted = 'Quelqu’un a fait défiler, cliqué ou tourné des pages'
export const onlyOpened = 'Ouvert, mais personne n’a fait défiler ni cliqué'
export const likelyMachine = 'Probablement une machine'
export const certainty = 'Certitude'
export const clickedUrl = (url: string) => `Clic sur ${url}`
export const onPagePage = (page: number) => ` page ${page}`
export const downloaded = 'Téléchargé'
export const notCountedReasons = (reasons: string) =>
  `Non comptée : ${reasons.charAt(0).toLowerCase()}${reasons.slice(1)}`

// Visit bars
export const notRead = 'non lue'
export const onePage = '1 page'
export const pagePage = (page: number, seconds: number) => `page ${page} (${formatSpan(seconds)})`
export const readPages = (pages: string) => `Lu : ${pages}`
export const pageReading = (page: number, part: string) => `Page ${page} : ${part}`
export const pageCount = (count: number) => formatCount(count, 'page', 'pages')
export const range = (from: number, to: number) => `${formatDuration(from)}–${formatDuration(to)}`
export const played = (parts: string) => `Lecture ${parts}`

// Visits csv
export const country = 'Pays'
export const device = 'Appareil'
export const browser = 'Navigateur'
export const referrer = 'Site référent'
export const source = 'Source'
export const time = 'Heure'
export const visitor = 'Visiteur'
export const verified = 'Vérifié'
export const yes = 'oui'
export const no = 'non'
export const session = 'Session'
export const item = 'Contenu'
export const system = 'Système'
export const seconds = 'Secondes'
export const pages = 'Pages'
export const clicks = 'Clics'
export const notCounted = 'Non comptée'
export const visitsToCsv = (slug: string) => `Visites de ${slug}.csv`

// Figures, shown apart from their nouns
export const deviceNoun = (count: number) => pluralOf(count, 'appareil', 'appareils')
export const viewNoun = (count: number) => pluralOf(count, 'vue', 'vues')
export const downloadNoun = (count: number) => pluralOf(count, 'téléchargement', 'téléchargements')
