import { formatCount, formatDay, formatNumber } from '../../../lib/format/format.ts'

// Bin
export const restored = (name: string) => `${name} restored`
export const movedToTheBin = (name: string) => `${name} moved to the trash`
export const items = (count: number) => formatCount(count, 'item')

// Bin list
export const deletedItems = 'Deleted items'
export const actionsForSelectedItems = 'Actions for selected items'
export const currentSelected = (current: number) => `${formatNumber(current)} selected`
export const deletePermanently = 'Delete permanently'
export const onlyOwnersAndAdminsOfAll = 'Only their owners and admins can permanently delete items'

// Bin row
export const selectName = (name: string) => `Select ${name}`
export const fileTypeDeleted = (fileType: string) => `${fileType}, deleted`
export const byName = (name: string) => ` by ${name}`
export const restoreName = (name: string) => `Restore ${name}`
export const deleteNamePermanently = (name: string) => `Delete ${name} permanently`
export const onlyOwnerAndAdmins = 'Only its owner and admins can permanently delete it'
export const permanentlyDeleted = (day: string) => `Permanently deleted on ${formatDay(day)}`
export const lastDay = 'Last day'
export const daysLeft = (days: number) => `${formatCount(days, 'day')} left`

// Delete permanently
export const deleteCountPermanently = (count: string) => `Delete ${count} permanently`
export const deleteWarning = 'Its files and versions are deleted too, and its links stay closed.'
export const deleteAllWarning =
  'Their files and versions are deleted too, and their links stay closed.'
export const emptyBin = 'Empty trash'
export const thisPermanentlyDeletesItems = (total: number) =>
  `This permanently deletes ${formatCount(total, 'item')} with all files and versions. Their links stay closed.`
export const thisCantBeUndone = (loss: string) => `${loss} This can’t be undone.`
export const typeToConfirm = (word: string) => `Type ${word} to confirm`

// Bin list
export const itemsRestored = (done: number) => `${formatCount(done, 'item')} restored`
