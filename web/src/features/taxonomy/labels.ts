import { formatCount } from '../../lib/format.ts'

// Categories section
export const categories = 'Categories'
export const requiredOnUpload = 'Required on upload'
export const newItemsMustHaveValue = (label: string) =>
  `New items must have a value of ${label}; those that have one keep at least one.`
export const noValuesYetAddFirst = 'No values yet. Add the first one below.'
export const addAValue = (label: string) => `Add a value of ${label}`
export const addAValue2 = 'Add a value'
export const categoryHasAtMostValues = (max: number) =>
  `A category has at most ${formatCount(max, 'value')}.`

// Add form
export const add = 'Add'

// Settings
export const undone = 'Undone'
export const undo = 'Undo'

// Value list
export const theValue = 'The value'
export const values = 'Values'
export const archived = 'Archived'
export const itemsThatCarryOne =
  'Items that carry one of these keep it. No other item is offered it.'

// Value menu
export const isOfferedAgain = (label: string) => `${label} is offered again`
export const labelArchived = (label: string) => `${label} archived`
export const moreForLabel = (label: string) => `More for ${label}`
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const mergeIntoAnother = 'Merge into another'
export const offerAgain = 'Offer again'
export const archive = 'Archive'
export const deleteAction = 'Delete'
export const mergeLabel = (label: string) => `Merge ${label}`
export const noItemCarriesItGoes = (label: string) => `No item carries ${label}. It goes away.`
export const itemsWillCarryOtherValue = (itemCount: number, label: string) =>
  `${formatCount(itemCount, 'item')} will carry the other value, and ${label} goes away.`
export const mergeInto = 'Merge into'
export const merge = 'Merge'
export const labelMergedIntoLabel2 = (label: string, label2: undefined | string) =>
  `${label} merged into ${label2}`
export const labelDeleted = (label: string) => `${label} deleted`
export const everyNewItemMustHave = (categoryLabels: string) =>
  ` Every new item must have a value of ${categoryLabels}.`
export const deleteLabel = (label: string) => `Delete ${label}`
export const itemsCarryItRule = (itemCount: number, carry: string, rule: string) =>
  `${formatCount(itemCount, 'item')} ${carry} it.${rule}`
export const giveThemInstead = 'Give them instead'
export const nothing = 'Nothing'

// Move form
export const choose = 'Choose'
export const nothingIsCalled = 'Nothing is called that'
export const cancel = 'Cancel'

// Value row
export const moveLabel = (label: string) => `Move ${label}`
export const dragToMove = 'Drag to move'
export const nameOfLabel = (label: string) => `Name of ${label}`
export const unused = 'Unused'
export const items = (count: number) => formatCount(count, 'item')

// Color button
export const colourOfLabel = (label: string) => `Colour of ${label}`
export const colour = 'Colour'
export const another = 'Another'
export const none = 'None'

// Colors
export const grey = 'Grey'
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
export const whatNewLinkAllowsUntil =
  'What a new link allows until its sharer says otherwise. Links made before stay as they are.'
export const keepVisits = 'Keep visits'
export const olderVisitsAreDeletedDay =
  'Older visits are deleted day by day. Counts and charts stay.'
export const eachMonths = (each: number) => `${each} months`
export const withoutEnd = 'Without end'
export const tellOfViewsAsThey = 'Tell of views as they happen'
export const peopleHearAtOnceWhen = 'People hear at once when someone opens a link of theirs.'

// Tags section
export const byName = 'By name'
export const mostUsedFirst = 'Most used first'
export const leastUsedFirst = 'Least used first'
export const searchTags = 'Search tags'
export const order = 'Order'
export const addATag = 'Add a tag'
export const tagsOfTags = (count: number, count2: number) =>
  `${formatCount(count, 'tag')} of ${formatCount(count2, 'tag')}`
export const tags = (count: number) => formatCount(count, 'tag')
export const noTagIsCalled = 'No tag is called that.'
export const thereAreNoTagsYet =
  'There are no tags yet. Add one here, or tag an item in the library.'

// Tag list
export const tags2 = 'Tags'
export const withTheChosenTags = 'With the chosen tags'
export const tagsChosen = (current: number) => `${formatCount(current, 'tag')} chosen`
export const chooseNone = 'Choose none'
export const whatDeleted = (what: string) => `${what} deleted`
export const mergeLabel2 = (label: undefined | string) => `Merge ${label}`
export const mergeTags = (count: number) => `Merge ${formatCount(count, 'tag')}`
export const itemsWithWillCarryOther = (label: undefined | string) =>
  `Items with ${label} will carry the other tag, and ${label} goes away.`
export const theirItemsWillCarryOne =
  'Their items will carry the one that stays, and the others go away.'
export const theOneThatStays = 'The one that stays'
export const mergedIntoLabel = (label: undefined | string) => `Merged into ${label}`

// Tag row
export const selectLabel = (label: string) => `Select ${label}`
