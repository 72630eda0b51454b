import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import { formatList } from '../../../lib/format/format.ts'

// Saving
export const SAVE_STATES = {
  saved: 'All changes saved',
  unsaved: 'Saving…',
  saving: 'Saving…',
  offline: 'Offline. Changes are kept here and saved later',
  conflict: 'Not saved: changed by someone else',
  refused: 'Not saved',
} as const
export const conflictTitle = 'Someone else changed this site'
export const conflictText =
  'Your changes from here aren’t saved. Nothing was overwritten: choose what to keep.'
export const useTheirs = 'Use theirs'
export const keepMineAsCopy = 'Keep mine as a copy'
export const refusedText = 'Fix what is marked, then it’s saved by itself.'
export const othersEdit = (names: string[]) =>
  `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} editing this site too. Whoever saves second is asked, nothing is overwritten.`

// Bar
export const siteName = 'Name of the site'
export const redo = 'Redo'
export const preview = 'Preview'
export const view = 'Show'
export const content = 'Content'
export const design = 'Design'
export const access = 'Access'
export const versions = 'Versions'
export const sharing = 'Sharing'
export const seo = 'SEO'
export const sectionsOfTheEditor = 'Sections of the editor'

// Preview
export const phone = 'Phone'
export const desktop = 'Desktop'
export const previewWidth = 'Preview width'
export const previewOfThePage = 'Preview of the page'
export const couldntLoadThePreview = 'Couldn’t load the preview'

// Blocks
export const blocks = 'Blocks'
export const addBlock = 'Add block'
export const addBlockHere = 'Add block here'
export const addAfter = (name: string) => `Add block after ${name}`
export const emptyPage = 'This page has no blocks yet.'
export const BLOCK_NAMES: Record<BlockKind, string> = {
  heading: 'Heading',
  text: 'Text',
  items: 'Items',
  collection: 'Collection',
  cta: 'CTA',
  image: 'Image',
  video: 'Video',
  embed: 'Embed',
  columns: 'Columns',
  divider: 'Divider',
}
export const BLOCK_LINES: Record<BlockKind, string> = {
  heading: 'A title or the head of a section',
  text: 'Paragraphs, lists, quotes and links',
  items: 'Items of your library, as cards or rows',
  collection: 'A collection, always up to date',
  cta: 'A button, form or meeting link',
  image: 'A picture from your library',
  video: 'A video from your library',
  embed: 'YouTube, Vimeo, Calendly and others',
  columns: 'Blocks beside each other',
  divider: 'A thin line',
}
export const moveBlock = (name: string) => `Move ${name}`
export const moveHandleHint = 'Drag to move, or press for more'
export const dragInstructions =
  'Press Space to pick the block up, the arrow keys to move it and Space to put it down. Escape leaves it where it was.'
export const dragToMove = 'Drag to move'
export const dropPictures = 'Drop pictures here. Other files go to the library first'
export const moveUp = 'Move up'
export const moveDown = 'Move down'
export const moveToTop = 'Move to top'
export const moveToBottom = 'Move to bottom'
export const toColumn = (number: number) => `Move to column ${number}`
export const toColumnAbove = (number: number) => `Move to column ${number} above`
export const toColumnBelow = (number: number) => `Move to column ${number} below`
export const outOfColumns = 'Move out of the columns'
export const overOtherList = (name: string) => `${name} over another list`
export const moved = (name: string) => `${name} moved`
export const duplicate = 'Duplicate'
export const duplicateName = (name: string) => `Duplicate ${name}`
export const deleteName = (name: string) => `Delete ${name}`
export const deleted = (name: string) => `${name} deleted. Undo brings it back`

// Fields of blocks
export const headingText = 'Heading text'
export const headingLevel = 'Size of the heading'
export const LEVELS = ['Title', 'Section', 'Small']
export const text = 'Text'
export const writeSomething = 'Write something. Press / on an empty line to add a block.'
export const layout = 'Layout'
export const grid = 'Cards'
export const listLayout = 'Rows'
export const carousel = 'Carousel'
export const chooseItems = 'Choose items'
export const addItems = 'Add items'
export const note = 'Note'
export const noteFor = (name: string) => `Note for ${name}`
export const removeName = (name: string) => `Remove ${name}`
export const moveUpName = (name: string) => `Move ${name} up`
export const moveDownName = (name: string) => `Move ${name} down`
export const itemGone = 'An item that no longer exists'
export const notShareable = 'Not shareable: visitors don’t see it'
export const showAtMost = 'Show at most'
export const savedSearch = 'Saved search'
export const chosenItems = 'Chosen items'
export const source = 'Source'
export const cta = 'CTA'
export const change = 'Change'
export const alt = 'Description for people who can’t see it'
export const altHint = 'Leave empty if it’s decoration only'
export const linkTo = 'Link to'
export const optional = 'Optional'
export const embedAddress = 'Web address'
export const embedHint = (hosts: string) => `Works with ${hosts} and others`
export const embedTitle = 'Embed a page'
export const cantEmbed = 'Pages of this site can’t be embedded'
export const columnNumber = (number: number) => `Column ${number}`
export const numberOfColumns = 'Columns'
export const addToColumn = (number: number) => `Add block to column ${number}`
export const removeColumnFirst = 'Empty the last column first'
export const dividerHint = 'A thin line between blocks'

// What the server says of a block's field
export const FIELD_NAMES: Record<string, string> = {
  itemIds: 'One of the items',
  itemId: 'The file',
  collectionId: 'The collection',
  ctaId: 'The CTA',
  savedSearchId: 'The saved search',
  url: 'The address',
  href: 'The link',
  doc: 'The text',
  text: 'The heading',
  alt: 'The description',
  notes: 'A note',
  limit: 'The number of items',
}
export const thisBlock = 'This block'
export const SOME_HOSTS = 'YouTube, Vimeo, Loom, Figma, Calendly, Google, Office'
export const changeName = (name: string) => `Change ${name}`
export const notAnAddress = 'Enter an address that starts with https:// and can be shown here'

// Buttons that format text, by their names in Mantine
export const TEXT_TOOLS = {
  boldControlLabel: 'Bold',
  italicControlLabel: 'Italic',
  underlineControlLabel: 'Underline',
  strikeControlLabel: 'Strikethrough',
  codeControlLabel: 'Code',
  h2ControlLabel: 'Section heading',
  h3ControlLabel: 'Small heading',
  bulletListControlLabel: 'List',
  orderedListControlLabel: 'Numbered list',
  blockquoteControlLabel: 'Quotation',
  hrControlLabel: 'Horizontal line',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Remove link',
  linkEditorInputLabel: 'Web address',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'Opens in a new tab',
  linkEditorInternalLink: 'Opens in the same tab',
  linkEditorSave: 'Save',
}
