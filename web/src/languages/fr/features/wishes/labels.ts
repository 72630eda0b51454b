import { formatCount, formatDay, formatSpan } from '../../../../lib/format/format.ts'

// Kinds and statuses
export const content = 'Contenu'
export const feature = 'Fonctionnalité'
export const waitsForApproval = 'En attente d’approbation'

// Votes
export const voteFor = (title: string, votes: number) =>
  `Voter pour ${title}, ${formatCount(votes, 'vote', 'votes')}`
export const vote = 'Voter'
export const removeVote = 'Retirer le vote'
export const voters = 'Qui a voté'
export const votes = (count: number) => formatCount(count, 'vote', 'votes')

// The list
export const views = 'Vues'
export const wishes = 'Souhaits'
export const board = 'Tableau'
export const leaderboard = 'Qui demande et qui répond'
export const couldntLoadWishes = 'Impossible de charger les souhaits'
export const searchWishes = 'Rechercher des souhaits'
export const kindFilter = 'Type'
export const allKinds = 'Tous les types'
export const mineFilter = 'Souhaits de qui'
export const everyones = 'De tous'
export const made = 'Les miens'
export const voted = 'Avec mon vote'
export const assigned = 'Attribués à moi'
export const mostVotes = 'Le plus de votes'
export const trending = 'Tendance'
export const newest = 'Plus récents'
export const mostDiscussed = 'Les plus discutés'
export const statusFilter = 'Statut'
export const all = 'Tous'
export const pending = 'En attente'
export const noWishes =
  'Demandez des contenus que vous aimeriez partager, ou une fonctionnalité. Les votes montrent ce dont l’équipe a le plus besoin.'
export const noResults = 'Aucun souhait ne correspond à ces filtres'
export const clearFilters = 'Effacer les filtres'
export const comments = (count: number) => formatCount(count, 'commentaire', 'commentaires')
export const neededBy = (day: string) => `Pour le ${formatDay(day)}`
export const overdueSince = (day: string) => `Attendu pour le ${formatDay(day)}`
export const assignedTo = (name: string) => `Attribué à ${name}`
export const forOrganization = (name: string) => `Pour ${name}`

// A new wish
export const newWish = 'Nouveau souhait'
export const kind = 'Type'
export const title = 'Titre'
export const titleHint = 'Ce dont vous avez besoin, en quelques mots'
export const enterATitle = 'Saisissez un titre'
export const descriptionHint = 'Pour qui, et à quoi cela doit servir'
export const organization = 'Organisation'
export const organizationHint = 'Facultatif : le client ou l’affaire pour qui vous en avez besoin'
export const neededByDay = 'Date souhaitée'
export const similar = 'Déjà souhaité'
export const add = 'Ajouter le souhait'
export const added = 'Souhait ajouté'
export const addedPending = 'Souhait ajouté. Tout le monde le verra une fois qu’il sera approuvé.'
export const view = 'Voir'

// The board
export const wishesByStatus = 'Souhaits par statut'
export const emptyColumn = 'Rien ici'
export const move = (name: string) => `Déplacer ${name}`
export const dragInstructions =
  'Appuyez sur Espace pour prendre le souhait, sur les flèches pour le déplacer vers un autre statut, sur Espace pour le poser et sur Échap pour annuler.'
export const pickedUp = (name: string, column: string) => `${name} pris dans ${column}`
export const over = (name: string, column: string) => `${name} au-dessus de ${column}`
export const putDown = (name: string, column: string) => `${name} posé dans ${column}`
export const leftInColumn = (name: string, column: string) => `${name} laissé dans ${column}`
export const moreInList = (count: number) =>
  `${formatCount(count, 'autre souhait', 'autres souhaits')} dans la liste`

// One wish
export const wish = 'Souhait'
export const backToWishlist = 'Souhaits'
export const couldntLoadWish = 'Impossible de charger le souhait'
export const editWish = 'Modifier le souhait'
export const moreActions = 'Autres actions'
export const mergeInto = 'Fusionner dans un autre souhait'
export const approve = 'Approuver'
export const decline = 'Refuser'
export const approved = 'Souhait approuvé'
export const onlyYouAndEditors =
  'Seuls l’auteur et les éditeurs voient ce souhait tant qu’il n’est pas approuvé.'
export const wasMerged = 'Ce souhait a été fusionné dans un autre.'
export const openThatOne = 'Ouvrir cet autre souhait'
export const details = 'Détails'
export const status = 'Statut'
export const changeStatus = 'Changer le statut'
export const author = 'Auteur'
export const assignee = 'Attribué à'
export const nobody = 'Personne'
export const created = 'Création'
export const statusChanged = (label: string) => `Nouveau statut : ${label}`
export const response = 'Réponse'
export const responseHint = 'Facultatif : affiché sur le souhait et envoyé à tous ceux qui ont voté'
export const responseFromTeam = 'Réponse de l’équipe'
export const stale = 'Quelqu’un d’autre a modifié ce souhait. Vérifiez-le et réessayez.'
export const noDescription = 'Aucune description'

// Delivered items
export const deliveredItems = 'Contenus fournis'
export const noItemsYet = 'Un souhait de contenu est réalisé dès qu’il a des contenus.'
export const addItems = 'Ajouter des contenus'
export const deliver = (name: string) => `Fournir « ${name} »`
export const deliveredBy = (count: number) =>
  `Réalisé avec ${formatCount(count, 'contenu', 'contenus')}`
export const shareName = (name: string) => `Partager ${name}`
export const removeName = (name: string) => `Retirer ${name}`
export const unavailableItem = 'Contenu non disponible'

// Outcome
export const results = 'Ce qu’il en est advenu'
export const deliveredIn = (days: number) =>
  days === 0 ? 'Réalisé le jour même' : `Réalisé en ${formatCount(days, 'jour', 'jours')}`
export const sharedTimes = (count: number) => `partagé ${times(count)}`
export const readBy = (read: number, requested: number) =>
  `lu par ${read} sur ${formatCount(requested, 'organisation qui l’a demandé', 'organisations qui l’ont demandé')}`
export const viewsFigure = 'Vues'
export const people = 'Personnes'
export const shares = 'Partages'
export const timeRead = 'Temps de lecture'
export const askingOrganizations = 'Organisations qui l’ont demandé'
export const span = (seconds: number) => formatSpan(seconds)
export const hasRead = 'L’a lu'
export const sharedNotOpened = 'Partagé, pas encore ouvert'
export const notShared = 'Pas encore partagé'
export const shareWith = (name: string) => `Partager avec ${name}`
export const askers = (count: number) =>
  formatCount(count, 'personne l’a demandé', 'personnes l’ont demandé')
function times(count: number): string {
  return count === 1 ? 'une fois' : `${count} fois`
}

// Whom one votes for
export const voteForOrganization = 'Pour qui en avez-vous besoin ?'
export const organizationSaved = 'Organisation ajoutée à votre vote'

// Comments
export const commentsHeading = 'Commentaires'
export const noComments = 'Aucun commentaire pour le moment'
export const couldntLoadComments = 'Impossible de charger les commentaires'
export const addComment = 'Ajouter un commentaire'
export const commentHint = 'Saisissez @ pour mentionner quelqu’un'
export const send = 'Commenter'
export const peopleToMention = 'Personnes à mentionner'
export const showMoreComments = 'Afficher plus de commentaires'

// Merging
export const mergeTitle = (name: string) => `Fusionner « ${name} »`
export const mergeWarning =
  'Les votes et les commentaires passent à l’autre souhait. Cette action est irréversible.'
export const otherWish = 'Souhait à garder'
export const merge = 'Fusionner'
export const mergedInto = (name: string) => `Fusionné dans « ${name} »`
export const noOtherWish = 'Aucun souhait trouvé'

// Ranking
export const couldntLoadRanking = 'Impossible de charger le classement'
export const whoAsks = 'Qui demande'
export const whoDelivers = 'Qui répond'
export const whichOrganizations = 'Organisations'
export const nobodyAsked = 'Aucun souhait pour le moment'
export const nobodyDelivered = 'Aucun souhait n’est encore réalisé'
export const noOrganizations = 'Aucun souhait ne cite encore d’organisation'
export const wishesColumn = 'Souhaits'
export const votesColumn = 'Votes'
export const daysColumn = 'Jours (médiane)'
export const sharesColumn = 'Partages'
export const viewsColumn = 'Vues'

// Export and feed
export const moreOptions = 'Autres options'
export const csv = 'Télécharger le CSV'
export const csvName = 'souhaits.csv'
export const feed = 'Flux Atom'
export const feedLine =
  'Lisez les nouveaux souhaits dans un lecteur de flux. L’adresse est personnelle : toute personne qui la possède peut lire les souhaits que vous voyez.'
export const createFeed = 'Créer l’adresse'
export const copyFeedNow =
  'Copiez-la maintenant, elle ne sera plus affichée. Une nouvelle adresse remplace la précédente.'
export const feedAddress = 'Adresse du flux'
export const turnOff = 'Désactiver'
export const turnedOff = 'Le flux est désactivé'
export const couldntLoadFeed = 'Impossible de charger l’adresse du flux'
export const feedOfWishes = 'Adresse du flux des souhaits'
export const lastUsed = 'Dernière utilisation :'
export const neverUsed = 'Jamais utilisée'

// Settings
export const couldntLoadSettings = 'Impossible de charger les paramètres'
export const needsApproval = 'Approuver les nouveaux souhaits'
export const needsApprovalHint =
  'Tout le monde voit les souhaits des lecteurs une fois qu’un éditeur les a approuvés.'
export const statusNames = 'Noms des statuts'
export const statusNamesHint = 'Comment votre équipe appelle chaque étape, et sa couleur.'
export const nameOf = (status: string) => `Nom de « ${status} »`
export const colorOf = (status: string) => `Couleur de « ${status} »`

// Delivered items
export const deliveredAsk = 'Le souhait est-il réalisé ?'
export const markAsDone = (label: string) => `Marquer « ${label} » et prévenir`
export const onlyAddItems = 'Seulement ajouter'
