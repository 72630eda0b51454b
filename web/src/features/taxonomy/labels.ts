import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Categories section
export const categories = 'Categories'
export const requiredOnUpload = 'Required on upload'
export const requiredHint = (label: string) =>
  `New items must have a value for ${label}. Items that have one must keep at least one.`
export const noValuesYet = 'No values yet. Add the first one below.'
export const addAValue = (label: string) => `Add a value to ${label}`
export const addValue = 'Add value'
export const categoryCanHaveUp = (max: number) =>
  `A category can have up to ${formatCount(max, 'value')}.`

// Settings
export const undone = 'Undone'

// Value list
export const theValue = 'The value'
export const values = 'Values'
export const archived = 'Archived'
export const archivedHint =
  'Items with an archived value keep it. It’s not offered for other items.'

// Value menu
export const labelRestored = (label: string) => `${label} restored`
export const valueArchived = (label: string) => `${label} archived`
export const moreFor = (label: string) => `More actions for ${label}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const merge = 'Merge'
export const archive = 'Archive'
export const mergeValue = (label: string) => `Merge ${label}`
export const noItemsUse = (label: string) => `No items use ${label}. It will be removed.`
export const itemsWillGetOtherValue = (itemCount: number, label: string) =>
  `${formatCount(itemCount, 'item')} will get the other value, and ${label} will be removed.`
export const mergeInto = 'Merge into'
export const mergedInto = (merged: string, stored: undefined | string) =>
  `${merged} merged into ${stored}`
export const deleted = (label: string) => `${label} deleted`
export const requiredNote = (categoryLabels: string) =>
  ` New items must have a value for ${categoryLabels}.`
export const deleteLabel = (label: string) => `Delete ${label}`
export const inUse = (itemCount: number, rule: string) =>
  `${formatCount(itemCount, 'item uses', 'items use')} it.${rule}`
export const replaceWith = 'Replace with'
export const noValue = 'No value'

// Move form
export const choose = 'Choose'
export const noResults = 'No results'

// Value row
export const moveValue = (label: string) => `Move ${label}`
export const dragToMove = 'Drag to move'
export const nameOf = (label: string) => `Name of ${label}`
export const unused = 'Unused'
export const items = (count: number) => formatCount(count, 'item')

// Color button
export const colorOf = (label: string) => `Color of ${label}`
export const color = 'Color'
export const custom = 'Custom'
export const none = 'None'

// Colors
export const gray = 'Gray'
export const brown = 'Brown'
export const red = 'Red'
export const orange = 'Orange'
export const amber = 'Amber'
export const green = 'Green'
export const teal = 'Teal'
export const cyan = 'Cyan'
export const blue = 'Blue'
export const indigo = 'Indigo'
export const purple = 'Purple'
export const pink = 'Pink'

// Defaults sections
export const allowDownload = 'Allow download'
export const downloadAsPdf = 'Download as PDF'
export const downloadAsPdfHint =
  'The default for Office files and PDFs: visitors get a PDF without notes, comments, hidden slides and other hidden content, not the file as it was uploaded.'
export const linkDefaultsHint = 'The default for new links. Existing links don’t change.'
export const keepVisits = 'Keep visits for'
export const visitsKeptHint = 'Older visits are deleted daily. Counts and charts stay.'
export const eachMonths = (each: number) => formatCount(each, 'month')
export const forever = 'Forever'
export const notifyOnEachView = 'Notify on each view'
export const visitMailHint = 'People are notified as soon as someone opens one of their links.'

export const keepActivity = 'Keep activity for'
export const olderActivityIsDeletedDaily = 'Older entries are deleted daily.'

// Tags section
export const mostUsed = 'Most used'
export const leastUsed = 'Least used'
export const searchTags = 'Search tags'
export const addTag = 'Add tag'
export const tagCountOfAll = (count: number, total: number) =>
  `${formatCount(count, 'tag')} of ${formatCount(total, 'tag')}`
export const tags = (count: number) => formatCount(count, 'tag')
export const noTagsYet = 'No tags yet. Add one here, or tag an item in the library.'

// Tag list
export const tagsHeading = 'Tags'
export const actionsForSelectedTags = 'Actions for selected tags'
export const currentSelected = (current: number) => `${formatNumber(current)} selected`
export const deletedTags = (what: string) => `${what} deleted`
export const mergeTag = (label: undefined | string) => `Merge ${label}`
export const mergeTags = (count: number) => `Merge ${formatCount(count, 'tag')}`
export const mergeOneHint = (label: undefined | string) =>
  `Items tagged ${label} will get the other tag, and ${label} will be removed.`
export const mergeManyHint =
  'Their items will get the tag you keep, and the others will be removed.'
export const tagToKeep = 'Tag to keep'
export const mergedIntoTag = (label: undefined | string) => `Merged into ${label}`

// Tag row
export const selectTag = (label: string) => `Select ${label}`
