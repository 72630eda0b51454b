import { formatCount, formatDay, formatNumber, pluralOf } from '../../../../../lib/format/format.ts'

// Bin
export const restored = (name: string) => `${name} restauré`
export const movedToTheBin = (name: string) => `${name} mis à la corbeille`
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')

// Bin list
export const deletedItems = 'Contenus supprimés'
export const actionsForSelectedItems = 'Actions pour les contenus sélectionnés'
export const currentSelected = (current: number) =>
  `${formatNumber(current)} ${pluralOf(current, 'sélectionné', 'sélectionnés')}`
export const deletePermanently = 'Supprimer définitivement'
export const onlyOwnersAndAdminsOfAll =
  'Seuls leurs propriétaires et les admins peuvent supprimer définitivement des contenus'

// Bin row
export const selectName = (name: string) => `Sélectionner ${name}`
export const fileTypeDeleted = (fileType: string) => `${fileType}, suppression :`
export const byName = (name: string) => ` par ${name}`
export const restoreName = (name: string) => `Restaurer ${name}`
export const deleteNamePermanently = (name: string) => `Supprimer définitivement ${name}`
export const onlyOwnerAndAdmins =
  'Seuls son propriétaire et les admins peuvent le supprimer définitivement'
export const permanentlyDeleted = (day: string) => `Suppression définitive le ${formatDay(day)}`
export const lastDay = 'Dernier jour'
export const daysLeft = (days: number) => `Encore ${formatCount(days, 'jour', 'jours')}`

// Delete permanently
export const deleteCountPermanently = (count: string) => `Supprimer définitivement ${count}`
export const deleteWarning =
  'Ses fichiers et ses versions seront aussi supprimés, et ses liens resteront fermés.'
export const deleteAllWarning =
  'Leurs fichiers et leurs versions seront aussi supprimés, et leurs liens resteront fermés.'
export const emptyBin = 'Vider la corbeille'
export const thisPermanentlyDeletesItems = (total: number) =>
  `${formatCount(total, 'contenu sera supprimé', 'contenus seront supprimés')} définitivement avec tous les fichiers et toutes les versions. Les liens resteront fermés.`
export const thisCantBeUndone = (loss: string) => `${loss} Cette action est irréversible.`
export const typeToConfirm = (word: string) => `Saisissez ${word} pour confirmer`

// Bin list
export const itemsRestored = (done: number) =>
  formatCount(done, 'contenu restauré', 'contenus restaurés')
