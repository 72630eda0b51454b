import { formatCount } from '../../../lib/format/format.ts'

// Bulk jobs
export const bulkChanges = 'Bulk changes'

// Classify form
export const classifyTarget = (target: string) => `Classify ${target}`
export const tickHint = 'Tick to add to all, untick to remove from all'

// Bulk target
export const items = (count: number) => formatCount(count, 'item')
export const allResults = 'all results'
export const allResultCount = (total: number) => `all ${formatCount(total, 'result')}`
export const results = (count: number) => formatCount(count, 'result')

// Tag form
export const tagsOfTarget = (target: string) => `Tags of ${target}`
export const newOrExistingTags = 'New or existing tags'
export const currentTags = 'Current tags'
export const noMatchingTag = 'No matching tag'

// Owner form
export const ownerOfTarget = (target: string) => `Owner of ${target}`
export const transferredTo = (name: string) => `transferred to ${name}`
export const newOwner = 'New owner'
export const findAPerson = 'Find a person'
export const transferHint =
  'Only your own items are transferred. Only the new owner or an admin can transfer them back.'

// Availability form
export const availabilityOfTarget = (target: string) => `Availability of ${target}`
export const shareable = 'Shareable'
export const inTheLibrary = 'In the library'
export const releaseDate = 'Release date'
export const expiryDate = 'Expiry date'
export const noChange = 'No change'
export const on = 'On'
export const off = 'Off'
export const set = 'Set'
export const none = 'None'
export const newDate = (label: string) => `New ${label.toLowerCase()}`

// Bulk bar
export const actionsForSelectedItems = 'Actions for selected items'
export const selected = (capital: string) => `${capital} selected`
export const selectAllResults = 'Select all results'
export const selectAllCount = (total: number) => `Select all ${formatCount(total, 'result')}`

// Bulk buttons
export const change = 'Change'

// Bulk actions
export const addedToName = (name: string) => `added to ${name}`
export const classify = 'Classify'
export const tag = 'Tag'
export const changeOwner = 'Change owner'
export const availability = 'Availability'
export const addToCollection = 'Add to collection'
export const share = (what: string) => `Share ${what}`
export const personalPage = 'Personal page'
export const shareAsCollection = 'Share as a collection'
export const separateLinks = 'Separate links'
