import { formatCount } from '../../../../lib/format/format.ts'

// List
export const sites = 'Sites'
export const newSite = 'Nouveau site'
export const searchSites = 'Rechercher des sites'
export const siteFilter = 'Quels sites'
export const all = 'Tous'
export const drafts = 'Brouillons'
export const mine = 'Les miens'
export const favorites = 'Favoris'
export const lastUpdated = 'Dernière mise à jour'
export const mostViews = 'Le plus de vues'
export const couldntLoadTheSites = 'Impossible de charger les sites'
export const noResults = (term: string) => `Aucun résultat pour « ${term} »`
export const nothingHere = 'Aucun site ne correspond à ce filtre'
export const sitesExplanation =
  'Les sites sont vos propres pages : des textes, des contenus et des appels à l’action à une seule adresse. Commencez par un modèle.'
export const startWithTemplate = 'Commencer par un modèle'

// Card
export const draft = 'Brouillon'
export const published = 'Publié'
export const scheduled = 'Planifié'
export const personal = 'Pour une personne'
export const password = 'Mot de passe'
export const goesLive = 'Mise en ligne :'
export const unpublishedChanges = 'Modifications non publiées'
export const shareSite = (site: string) => `Partager ${site}`
export const favorite = (site: string) => `${site} en favori`

// Menu
export const moreFor = (site: string) => `Autres actions pour ${site}`
export const openSite = 'Ouvrir le site'
export const pageForOnePerson = 'Page personnelle'
export const makeCopy = 'Créer une copie'
export const copyOf = (site: string) => `Copie de ${site}`
export const deleteSite = 'Supprimer le site'
export const deleted = (site: string) => `${site} supprimé`
export const deletedPublished = (site: string) => `${site} supprimé. Il n’est plus sur le web.`

// Bin
export const deletedSites = 'Sites supprimés'
export const wasPublished = 'Était publié'
export const restoreSite = (site: string) => `Restaurer ${site}`
export const restored = (site: string) => `${site} restauré`

// New site
export const startWith = 'Commencer par'
export const create = 'Créer le site'
export const fillWithLatestItems = 'Le remplir avec vos derniers contenus'
export const latestItemsHint = 'Vous pouvez les remplacer avant de publier'

// Site card
export const views = (count: number) => formatCount(count, 'vue', 'vues')
