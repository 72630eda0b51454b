import { formatCount } from '../../../../lib/format/format.ts'

// Home page
export const home = 'Accueil'
export const couldntLoadYourItems = 'Impossible de charger vos contenus'
export const couldntLoadYourDay = 'Impossible de charger ce qui vous attend'
export const couldntLoadYourFavorites = 'Impossible de charger vos favoris'
export const couldntLoadPopular = 'Impossible de charger les contenus populaires'
export const recentlyAdded = 'Ajouts récents'
export const favorites = 'Favoris'
export const myLatestLinks = 'Mes derniers liens'
export const latestActivity = 'Activité récente'
export const showAll = 'Tout afficher'
export const showAllOf = (title: string) => `: ${title}`

export const popular = 'Populaires'

// What needs me
export const needsYou = 'À traiter'
export const repliesToRead = (count: number) =>
  formatCount(count, 'réponse à lire', 'réponses à lire')
export const wishesToApprove = (count: number) =>
  formatCount(count, 'souhait à approuver', 'souhaits à approuver')
export const itemsBroken = (count: number) => formatCount(count, 'lien rompu', 'liens rompus')
export const itemsExpiring = (count: number) =>
  formatCount(count, 'contenu expire bientôt', 'contenus expirent bientôt')
export const todaysViews = ({
  views,
  opened,
  downloads,
}: Record<'views' | 'opened' | 'downloads', number>) =>
  `Aujourd’hui : ${formatCount(views, 'vue', 'vues')} de ${formatCount(opened, 'lien', 'liens')}${downloads > 0 ? `, ${formatCount(downloads, 'téléchargement', 'téléchargements')}` : ''}`

// Search gaps
export const lookedFor = 'Recherché et introuvable'
export const peopleLooked = (people: number, searches: number) =>
  `${formatCount(people, 'personne', 'personnes')}, ${formatCount(searches, 'recherche', 'recherches')}`
export const addWish = 'Ajouter un souhait'
export const wishForTerm = (term: string) => `Ajouter un souhait pour ${term}`
export const wished = 'Dans les souhaits'

// First steps
export const uploadFileOrAddWeb = 'Charger un fichier ou ajouter un lien web'
export const dropFilesAnywhere = 'Déposez des fichiers n’importe où sur cette page pour les charger'
export const classifyIt = 'Classer le contenu'
export const addStageProductAndTags =
  'Ajoutez une étape, un produit et des étiquettes pour que les autres puissent le trouver.'
export const shareIt = 'Partager le contenu'
export const createLinkForOnePerson = 'Créez un lien pour une personne et voyez quand elle l’ouvre.'
export const invitePeople = 'Inviter des personnes'
export const colleaguesFindAndShareSame =
  'Vos collègues trouvent et partagent les mêmes contenus, chacun avec ses propres liens.'
export const classify = 'Classer'
export const classifyName = (name: string) => `Classer ${name}`
export const share = 'Partager'
export const shareName = (name: string) => `Partager ${name}`
export const samplesOffered =
  'Faites d’abord un tour : trois contenus d’exemple, et un lien vers l’un d’eux que quelqu’un a lu.'
export const samplesAreThere =
  'Vous avez trois contenus d’exemple, et un lien qu’un lecteur fictif a ouvert.'
export const addSamples = 'Ajouter les exemples'
export const removeSamples = 'Supprimer les exemples'
export const createYourFirstLink = 'Créer votre premier lien'
export const getStarted = 'Premiers pas'
export const doneOfCountDone = (done: number, count: number) => `${done} sur ${count} terminées`
export const hide = 'Masquer'
export const gettingStarted = 'les premiers pas'
export const openSteps = 'À faire'
export const doneSteps = 'Terminé'

// First steps
export const undo = 'Annuler'
export const gettingStartedHidden = 'Premiers pas masqués'

// Item line
export const select = (name: string) => `Sélectionner ${name}`
