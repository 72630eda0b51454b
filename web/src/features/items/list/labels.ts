import type { TextPlace } from '@satchel/contract/search/search.ts'
import { formatNumber } from '../../../lib/format/format.ts'

// Column menu
export const columns = 'Columns'
export const columnsShownAsSpaceAllows = 'Columns (shown as space allows)'
export const resetColumns = 'Reset columns'

// Item columns
export const type = 'Type'
export const tags = 'Tags'
export const owner = 'Owner'
export const size = 'Size'
export const views = 'Views'
export const shares = 'Shares'
export const upvotes = 'Upvotes'
export const added = 'Added'
export const updated = 'Updated'

// Item results
export const loadingMore = 'Loading more'

// Item grid
export const items = 'Items'

// Item card
export const selectNamed = (name: string) => `Select ${name}`

// Passage
export const page = (page: number) => `Page ${formatNumber(page)}`
export const textPlaces: Record<TextPlace, string> = {
  notes: 'Speaker notes',
  comments: 'Comments',
  headers: 'Header or footer',
  footnotes: 'Footnotes',
  fields: 'Form fields',
  annotations: 'Annotations',
  properties: 'Document properties',
}

// Quick actions
export const shareNamed = (name: string) => `Share ${name}`
export const favoriteNamed = (name: string) => `Favorite ${name}`

// Item table
export const selectAllLoadedItems = 'Select all loaded items'
export const newNameOf = (name: string) => `New name of ${name}`
export const renamedMeanwhile = (name: string) => `Someone else has renamed it to “${name}”`
export const rename = 'Rename (F2)'
export const renameNamed = (name: string) => `Rename ${name}`
export const actions = 'Actions'

// Quick look
export const quickLook = 'Quick look'
export const closeQuickLook = 'Close quick look'
