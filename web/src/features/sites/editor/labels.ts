import type { BlockKind } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'

// Saving
export const SAVE_STATES = {
  saved: t('sites.editor.saveStates.saved'),
  unsaved: t('sites.editor.saveStates.unsaved'),
  saving: t('sites.editor.saveStates.saving'),
  offline: t('sites.editor.saveStates.offline'),
  conflict: t('sites.editor.saveStates.conflict'),
  refused: t('sites.editor.saveStates.refused'),
} as const

// Blocks
export const BLOCK_NAMES: Record<BlockKind, string> = {
  heading: t('sites.editor.blockNames.heading'),
  text: t('sites.editor.blockNames.text'),
  items: t('sites.editor.blockNames.items'),
  collection: t('sites.editor.blockNames.collection'),
  cta: 'CTA',
  image: t('sites.editor.blockNames.image'),
  video: t('sites.editor.blockNames.video'),
  embed: t('sites.editor.blockNames.embed'),
  columns: t('sites.editor.blockNames.columns'),
  plan: t('sites.editor.blockNames.plan'),
  divider: t('sites.editor.blockNames.divider'),
}
export const BLOCK_LINES: Record<BlockKind, string> = {
  heading: t('sites.editor.blockLines.heading'),
  text: t('sites.editor.blockLines.text'),
  items: t('sites.editor.blockLines.items'),
  collection: t('sites.editor.blockLines.collection'),
  cta: t('sites.editor.blockLines.cta'),
  image: t('sites.editor.blockLines.image'),
  video: t('sites.editor.blockLines.video'),
  embed: t('sites.editor.blockLines.embed'),
  columns: t('sites.editor.blockLines.columns'),
  plan: t('sites.editor.blockLines.plan'),
  divider: t('sites.editor.blockLines.divider'),
}

// Fields of blocks
export const LEVELS = [
  t('sites.editor.levels.title'),
  t('sites.editor.levels.section'),
  t('sites.editor.levels.small'),
]

// What the server says of a block's field
export const FIELD_NAMES: Record<string, string> = {
  itemIds: t('sites.editor.fieldNames.itemIds'),
  itemId: t('sites.editor.fieldNames.itemId'),
  collectionId: t('sites.editor.fieldNames.collectionId'),
  ctaId: t('sites.editor.fieldNames.ctaId'),
  savedSearchId: t('sites.editor.fieldNames.savedSearchId'),
  url: t('sites.editor.fieldNames.url'),
  href: t('sites.editor.fieldNames.href'),
  doc: t('sites.editor.fieldNames.doc'),
  text: t('sites.editor.fieldNames.text'),
  alt: t('sites.editor.fieldNames.alt'),
  notes: t('sites.editor.fieldNames.notes'),
  limit: t('sites.editor.fieldNames.limit'),
  milestones: t('sites.editor.fieldNames.milestones'),
}
export const SOME_HOSTS = 'YouTube, Vimeo, Loom, Figma, Calendly, Google, Office'

// Buttons that format text, by their names in Mantine
export const TEXT_TOOLS = {
  boldControlLabel: t('sites.editor.textTools.boldControlLabel'),
  italicControlLabel: t('sites.editor.textTools.italicControlLabel'),
  underlineControlLabel: t('sites.editor.textTools.underlineControlLabel'),
  strikeControlLabel: t('sites.editor.textTools.strikeControlLabel'),
  codeControlLabel: t('sites.editor.textTools.codeControlLabel'),
  h2ControlLabel: t('sites.editor.textTools.h2ControlLabel'),
  h3ControlLabel: t('sites.editor.textTools.h3ControlLabel'),
  bulletListControlLabel: t('sites.editor.textTools.bulletListControlLabel'),
  orderedListControlLabel: t('sites.editor.textTools.orderedListControlLabel'),
  blockquoteControlLabel: t('sites.editor.textTools.blockquoteControlLabel'),
  hrControlLabel: t('sites.editor.textTools.hrControlLabel'),
  linkControlLabel: t('sites.editor.textTools.linkControlLabel'),
  unlinkControlLabel: t('sites.editor.textTools.unlinkControlLabel'),
  linkEditorInputLabel: t('sites.editor.textTools.linkEditorInputLabel'),
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: t('sites.editor.textTools.linkEditorExternalLink'),
  linkEditorInternalLink: t('sites.editor.textTools.linkEditorInternalLink'),
  linkEditorSave: t('sites.editor.textTools.linkEditorSave'),
}
