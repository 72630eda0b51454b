import { formatCount, formatDay } from '../../../lib/format.ts'

// Bin
export const nameRestored = (name: string) => `${name} restored`
export const movedToTheBin = (name: string) => `${name} moved to the bin`
export const undo = 'Undo'
export const items = (count: number) => formatCount(count, 'item')

// Bin list
export const deletedItems = 'Deleted items'
export const withTheChosenItems = 'With the chosen items'
export const itemsChosen = (current: number) => `${formatCount(current, 'item')} chosen`
export const restore = 'Restore'
export const deleteForGood = 'Delete for good'
export const onlyTheirOwnersAndAdmins = 'Only their owners and admins delete items for good'
export const chooseNone = 'Choose none'

// Bin row
export const selectName = (name: string) => `Select ${name}`
export const deleted = ', deleted'
export const fileTypeDeleted = (fileType: string) => `${fileType}, deleted`
export const byName = (name: string) => ` by ${name}`
export const restoreName = (name: string) => `Restore ${name}`
export const deleteForGood2 = (name: string) => `Delete ${name} for good`
export const onlyItsOwnerAndAdmins = 'Only its owner and admins delete it for good'
export const goesForGood = (day: string) => `Goes for good on ${formatDay(day)}`
export const goesToday = 'Goes today'
export const daysLeft = (days: number) => `${formatCount(days, 'day')} left`

// Delete for good
export const deleteThisItemForGood = 'Delete this item for good'
export const deleteForGood3 = (count: string) => `Delete ${count} for good`
export const itsFilesAndVersionsGo = 'Its files and versions go with it, and its links stay closed.'
export const theirFilesAndVersionsGo =
  'Their files and versions go with them, and their links stay closed.'
export const emptyTheBin = 'Empty the bin'
export const itemsWillGoForGood = (total: number) =>
  `${formatCount(total, 'item')} will go for good, with all files and versions. Their links stay closed.`
export const thisCannotBeUndone = (loss: string) => `${loss} This cannot be undone.`
export const typeToGo = (word: string) => `Type ${word} to go on`
export const cancel = 'Cancel'

// Bin list
export const itemsRestored = (done: number) => `${formatCount(done, 'item')} restored`
