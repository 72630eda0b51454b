import {
  formatBytes,
  formatCount,
  formatList,
  formatNumber,
  pluralOf,
} from '../../../../lib/format/format.ts'

// Add to collection
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')
export const addToACollection = (what: string) => `Ajouter ${what} à une collection`
export const findOrCreateCollection = 'Trouver ou créer une collection'
export const couldntLoadTheCollections = 'Impossible de charger les collections'
export const noCollectionsYetCreate =
  'Aucune collection pour le moment. Saisissez un nom ci-dessus pour en créer une.'
export const createTyped = (typed: string) => `Créer « ${typed} »`
export const alreadyAdded = 'déjà ajouté'

// Collection drop
export const dropOnCollection = 'Déposer sur une collection'
export const noCollectionsYet = 'Aucune collection pour le moment'

// Add to collection
export const addedToName = (name: string) => `Ajouté à ${name}`
export const created = (name: string) => `${name} créée`

// Collection actions
export const restoreCollection = (name: string) => `Restaurer ${name}`
export const shareCollection = (name: string) => `Partager ${name}`

// Collection marks
export const favorite = (name: string) => `${name} en favori`
export const upvoteNameVotes = (name: string, upvotes: number) =>
  `Voter pour ${name}, ${formatCount(upvotes, 'vote', 'votes')}`
export const removeVote = 'Retirer le vote'
export const upvote = 'Voter'

// Delete
export const restored = (name: string) => `${name} restaurée`
export const deletedItsLinksNoLonger = (name: string) =>
  `${name} supprimée. Ses liens ne s’ouvrent plus`

// Collection signs
export const privateLabel = 'Privée'
export const smartFilledBySavedFilters = 'Dynamique, alimentée par des filtres enregistrés'

// Collection list
export const loadingMore = 'Chargement de la suite'
export const youDontHaveAnyCollections = 'Vous n’avez encore aucune collection'
export const noFavoritesYet =
  'Aucun favori pour le moment. Sélectionnez le cœur d’une collection pour l’ajouter.'
export const noPrivateCollections = 'Aucune collection privée'
export const noSmartCollectionsYet =
  'Aucune collection dynamique pour le moment. Filtrez la bibliothèque, puis enregistrez les filtres comme collection.'
export const noResults = (search: string) => `Aucun résultat pour « ${search} »`
export const collectionsExplanation =
  'Les collections regroupent des contenus dans un ordre, pour les partager par un seul lien.'
export const newCollection = 'Nouvelle collection'

// Collections bar
export const all = 'Toutes'
export const mine = 'Les miennes'
export const favorites = 'Favoris'
export const smart = 'Dynamiques'
export const namesWhatNoLongerExists = (missing: readonly string[]) =>
  `Filtres qui n’existent plus : ${formatList(missing)}.`
export const editFiltersToChange = 'Modifiez-les pour changer ce qui est affiché.'
export const lastUpdated = 'Dernière mise à jour'
export const mostItems = 'Le plus de contenus'
export const searchCollections = 'Rechercher des collections'
export const collectionFilter = 'Filtre des collections'

// Collections grid
export const collections = 'Collections'

// New collection
export const newSmartCollection = 'Nouvelle collection dynamique'
export const whatIts = 'À quoi elle sert'
export const visibleTo = 'Visible par'
export const matchesAreAdded =
  'Les contenus qui correspondent à ces filtres sont ajoutés automatiquement.'

// Visibility
export const wholeTeam = 'Toute l’équipe'
export const onlyYou = 'Vous seul'
export const visibleToTeam = 'Visible par toute l’équipe. Les liens existants fonctionnent toujours'
export const visibleOnlyToYou = 'Visible par vous seul. Les liens existants fonctionnent toujours'

// Collection head
export const addADescription = 'Ajouter une description'
export const addItems = 'Ajouter des contenus'
export const editFilters = 'Modifier les filtres'
export const smartCollectionHint =
  'Contient les contenus qui correspondent actuellement à ses filtres'
export const byOwner = (owner: string) => `par ${owner}`
export const you = 'vous'
export const updated = 'mise à jour :'

// Collection menu
export const moreFor = (name: string) => `Autres actions pour ${name}`
export const downloadZip = 'Télécharger le ZIP'
export const freeze = 'Figer'
export const freezeHint = 'Garder les contenus actuels et les ranger vous-même'

// Hand over
export const transferCollection = (name: string) => `Transférer ${name}`
export const transferred = (name: string, owner: string) =>
  `${name} appartient maintenant à ${owner}`
export const transferPrivateHint =
  'Elle est privée, seul le nouveau propriétaire la trouvera. Les liens existants fonctionnent toujours et restent à ceux qui les ont créés.'
export const transferHint =
  'Le nouveau propriétaire décide qui peut la trouver. Les liens existants fonctionnent toujours et restent à ceux qui les ont créés.'
export const newOwner = 'Nouveau propriétaire'
export const findAPerson = 'Rechercher une personne'
export const noMatchingEditors = 'Aucun éditeur correspondant'

// Change
export const undone = 'Annulé'

// Download
export const downloadingFiles = (files: number, bytes: number) =>
  `Téléchargement de ${formatCount(files, 'fichier', 'fichiers')}, ${formatBytes(bytes)}`

// Freeze
export const frozenItKeepsItsCurrent = 'Collection figée. Elle garde ses contenus actuels'

// Item picker
export const addItemsTo = (name: string) => `Ajouter des contenus à ${name}`
export const itemsAdded = (count: number) =>
  formatCount(count, 'contenu ajouté', 'contenus ajoutés')
export const searchTheLibrary = 'Rechercher dans la bibliothèque'
export const couldntSearchTheLibrary = 'Impossible de rechercher dans la bibliothèque'
export const addCount = (count: number) => `Ajouter ${formatCount(count, 'contenu', 'contenus')}`
export const noItemsFound = 'Aucun résultat'

// Arrangement
export const orderChanged = 'Ordre modifié'

// Chosen bar
export const itemsRemoved = (count: number) =>
  formatCount(count, 'contenu retiré', 'contenus retirés')
export const actionsForSelectedItems = 'Actions pour les contenus sélectionnés'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'sélectionné', 'sélectionnés')}`
export const moveToStart = 'Placer au début'
export const moveToEnd = 'Placer à la fin'

// Move handle
export const moveBackOne = 'Reculer d’un rang'
export const moveForwardOne = 'Avancer d’un rang'
export const moveName = (name: string) => `Déplacer ${name}`
export const moveHandleHint = 'Faites glisser pour déplacer, ou cliquez pour les options'

// Collection items
export const couldntLoadTheItems = 'Impossible de charger les contenus'
export const theItem = 'Le contenu'
export const removed = (name: string) => `${name} retiré`
export const itemsInThisCollection = 'Contenus de cette collection'

// Sorting
export const dragInstructions =
  'Appuyez sur Espace pour prendre le contenu, sur les flèches pour le déplacer, et sur Espace pour le poser. Appuyez sur Échap pour annuler, ou sur Entrée pour ouvrir un menu.'

// Deleted collections
export const deletedCollections = 'Collections supprimées'
export const pageForOnePerson = 'Page personnelle'
