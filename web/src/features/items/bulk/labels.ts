import { formatCount } from '../../../lib/format.ts'

// Bulk jobs
export const changesOfManyItems = 'Changes of many items'
export const cancel = 'Cancel'

// Bulk jobs
export const undo = 'Undo'

// Classify form
export const classifyWords = (words: string) => `Classify ${words}`
export const save = 'Save'
export const tickWhatAll = 'Tick what all are to have, untick what none is to have.'

// Bulk target
export const items = (count: number) => formatCount(count, 'item')
export const allResults = 'all results'
export const allResults2 = (total: number) => `all ${formatCount(total, 'result')}`
export const results = (count: number) => formatCount(count, 'result')

// Tag form
export const tagsOfWords = (words: string) => `Tags of ${words}`
export const add = 'Add'
export const tagsNewOrKnown = 'Tags, new or known'
export const remove = 'Remove'
export const tagsTheyHave = 'Tags they have'
export const noSuchTag = 'No such tag'

// Owner form
export const ownerOfWords = (words: string) => `Owner of ${words}`
export const handedOver = (name: string) => `handed over to ${name}`
export const handOver = 'Hand over'
export const newOwner = 'New owner'
export const nameOfAPerson = 'Name of a person'
export const nobodyOfThatName = 'Nobody of that name'
export const yoursAreHandedOverThose =
  'Yours are handed over; those of others stay theirs. Only the new owner or an admin can give them back later.'

// Availability form
export const availabilityOfWords = (words: string) => `Availability of ${words}`
export const shareable = 'Shareable'
export const inTheLibrary = 'In the library'
export const releaseDay = 'Release day'
export const expiryDay = 'Expiry day'
export const leave = 'Leave'
export const on = 'On'
export const off = 'Off'
export const set = 'Set'
export const none = 'None'
export const labelTheDay = (label: string) => `${label}, the day`

// Bulk bar
export const withTheChosenItems = 'With the chosen items'
export const capitalChosen = (capital: string) => `${capital} chosen`
export const selectAllResults = 'Select all results'
export const selectAllResults2 = (total: number) => `Select all ${formatCount(total, 'result')}`
export const chooseNone = 'Choose none'

// Bulk buttons
export const change = 'Change'

// Bulk actions
export const addedToName = (name: string) => `added to ${name}`
export const classify = 'Classify'
export const tag = 'Tag'
export const changeOwner = 'Change owner'
export const availability = 'Availability'
export const addToACollection = 'Add to a collection'
