import type { Item } from '@satchel/contract/items/items.ts'
import { formatDay } from '../../../../lib/format/format.ts'

// Open item menu
export const quickLook = 'Aperçu rapide'
export const addToCollection = 'Ajouter à une collection'
export const rename = 'Renommer'
export const replaceFile = 'Remplacer le fichier'
export const processAgain = 'Traiter à nouveau'
export const select = 'Sélectionner'
export const openPage = 'Ouvrir la page'

// Item state
export const uploading = 'Chargement'
export const processing = 'Traitement'
export const newFileProcessing =
  'Le nouveau fichier est en cours de traitement. En attendant, le précédent est affiché.'
export const previewIsBeingCreated = 'L’aperçu est en cours de création.'
export const expiredOnAndCantBe = (expiresOn: string) =>
  `Disponible jusqu’au ${formatDay(expiresOn)}. Il ne peut pas être partagé.`
export const expired = 'Expiré'
export const visibleFrom = (releasesOn: string) =>
  `Les lecteurs peuvent le trouver à partir du ${formatDay(releasesOn)}.`
export const notReleased = 'Pas encore diffusé'
export const brokenLink = 'Lien rompu'
export const brokenPage = (problem: Item['pageProblem'], day?: string) => {
  const when = day ? ` le ${formatDay(day)}` : ''
  if (problem?.code === 'timeout') return `La page n’a pas répondu à temps${when}.`
  if (problem?.code === 'status')
    return `La page a répondu avec le statut ${problem.status}${when}.`
  if (problem?.code === 'redirects') return `La page redirigeait en boucle${when}.`
  return `La page n’a pas répondu${when}.`
}
export const lastCheckFailed = 'Dernière vérification en échec'
export const checkedAgainWithinDay = 'Une nouvelle vérification aura lieu dans les 24 heures.'
export const cantBeChecked = 'Vérification impossible'
export const checksRefused =
  'Le site refuse les vérifications automatiques. Ouvrez la page pour voir si elle existe toujours.'
export const cantBeRead = 'Illisible sans connexion'
export const asksToSignIn =
  'Son nom est donc l’adresse. Qui ne peut pas s’y connecter ne voit rien.'
export const internal = 'Interne'
export const linksToItCantBe = 'Il n’est pas possible de créer des liens vers ce contenu.'
export const failed = 'En échec'
export const couldntProcessFile =
  'Impossible de traiter le fichier. Vous pouvez tout de même le télécharger.'
export const couldntProcessNewFile = 'Impossible de traiter le nouveau fichier.'
export const previousFileIsShown = 'Le fichier précédent est toujours affiché.'
export const newFileFailed = 'Nouveau fichier en échec'

// Item menu
export const moreFor = (name: string) => `Autres actions pour ${name}`

// Favorite button
export const favorite = 'Favori'

// Item facts
export const type = 'Type'
export const url = 'URL'
export const sameAs = 'Identique à'
export const size = 'Taille'
export const pages = 'Pages'
export const dimensions = 'Dimensions'
export const length = 'Durée'
export const views = 'Vues'
export const shares = 'Partages'
export const owner = 'Propriétaire'
export const added = 'Ajout'
export const updated = 'Mise à jour'

// Item labels
export const categoriesAndTags = 'Catégories et étiquettes'

// Item change
export const changedSince = 'Quelqu’un d’autre l’a modifié depuis'
export const notSaved = (label: string, item: string, reason: string) =>
  `Champ « ${label} » de « ${item} » non enregistré : ${reason}`
export const tagsNotSaved = (item: string, reason: string) =>
  `Étiquettes de « ${item} » non enregistrées : ${reason}`
export const taggedAdd = (add: string) => `Étiquette « ${add} » ajoutée`
export const tagLabelRemoved = (label: string) => `Étiquette « ${label} » retirée`
export const keepMine = 'Garder la mienne'
export const fieldChanged = (label: string) => `Champ « ${label} » modifié`
