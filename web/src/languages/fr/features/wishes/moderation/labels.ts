import { formatCount, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

const wishes = (count: number) => formatCount(count, 'souhait', 'souhaits')

// The list
export const selectWish = (title: string) => `Sélectionner ${title}`
export const selected = (count: number) =>
  `${formatNumber(count)} ${pluralOf(count, 'sélectionné', 'sélectionnés')}`
export const actionsForSelected = 'Actions pour les souhaits sélectionnés'
export const approvedMany = (count: number) =>
  formatCount(count, 'souhait approuvé', 'souhaits approuvés')
export const declinedMany = (count: number) =>
  formatCount(count, 'souhait refusé', 'souhaits refusés')
export const deletedMany = (count: number) =>
  formatCount(count, 'souhait supprimé', 'souhaits supprimés')
export const nothingToChange = 'Quelqu’un d’autre a déjà décidé de ces souhaits'
export const declineMany = (count: number) => `Refuser ${wishes(count)}`
export const responseToAll =
  'Facultatif : affiché sur chaque souhait et envoyé à tous ceux qui ont voté'

// One wish
export const approveAndTrust = 'Approuver et faire confiance'
export const approvedAndTrusted = (name: string) =>
  `Souhait approuvé. Les souhaits de ${name} n’ont plus besoin d’approbation.`
export const deleteName = (name: string) => `Supprimer « ${name} » ?`
export const deleteMany = (count: number) => `Supprimer ${wishes(count)} ?`
export const deleteLine =
  'Les votes et les commentaires sont aussi supprimés. Cette action est irréversible.'
export const deleted = 'Souhait supprimé'
export const wasDeleted = 'Ce souhait a été supprimé.'

// Settings
export const trustedPeople = 'Personnes de confiance'
export const trustedPeopleLine =
  'Tout le monde voit aussitôt leurs souhaits. Ajoutez des personnes avec « Approuver et faire confiance » sur un souhait en attente.'
export const nobodyTrusted = 'Personne pour le moment'
export const couldntLoadTrusted = 'Impossible de charger les personnes de confiance'
export const requireApproval = 'Exiger l’approbation'
export const requireApprovalFor = (name: string) => `Exiger l’approbation des souhaits de ${name}`
export const needApprovalAgain = (name: string) =>
  `Les souhaits de ${name} ont de nouveau besoin d’une approbation`
