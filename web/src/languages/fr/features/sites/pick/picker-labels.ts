import { formatCount } from '../../../../../lib/format/format.ts'

export const searchTheLibrary = 'Rechercher dans la bibliothèque'
export const couldntSearchTheLibrary = 'Impossible de rechercher dans la bibliothèque'
export const chooseImage = 'Choisir une image'
export const chooseVideo = 'Choisir une vidéo'
export const noImagesFound = 'Aucune image trouvée. Chargez-en d’abord une dans la bibliothèque.'
export const noVideosFound = 'Aucune vidéo trouvée. Chargez-en d’abord une dans la bibliothèque.'
export const notShareable = 'Non partageable'
export const chooseCollection = 'Choisir une collection'
export const searchCollections = 'Rechercher des collections'
export const couldntLoadCollections = 'Impossible de charger les collections'
export const noCollectionsFound = 'Aucune collection trouvée'
export const chooseCta = 'Choisir un CTA'
export const searchCtas = 'Rechercher des CTA'
export const couldntLoadCtas = 'Impossible de charger les CTA'
export const noCtasFound = 'Aucun CTA trouvé. Créez-en d’abord un sous CTA.'
export const CTA_KINDS = {
  button: 'Bouton',
  banner: 'Bannière',
  form: 'Formulaire',
  meeting: 'Rendez-vous',
  embed: 'Intégration',
} as const
export const chooseSavedSearch = 'Choisir une recherche enregistrée'
export const searchSavedSearches = 'Parcourir les recherches enregistrées'
export const couldntLoadSavedSearches = 'Impossible de charger les recherches enregistrées'
export const noSavedSearches =
  'Aucune recherche enregistrée trouvée. Enregistrez-en d’abord une dans la bibliothèque.'
export const itemCount = (count: number) => formatCount(count, 'contenu', 'contenus')
