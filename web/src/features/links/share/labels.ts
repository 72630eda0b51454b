import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import { t } from '@satchel/messages/t.ts'
import { formatList } from '../../../lib/format/format.ts'

// Hidden content notice
const HIDDEN: Record<HiddenKind, (count: number) => string> = {
  notes: (count) => t('links.share.hidden.notes', { count }),
  slides: (count) => t('links.share.hidden.slides', { count }),
  sheets: (count) => t('links.share.hidden.sheets', { count }),
  rows: (count) => t('links.share.hidden.rows', { count }),
  columns: (count) => t('links.share.hidden.columns', { count }),
  text: (count) => t('links.share.hidden.text', { count }),
  objects: (count) => t('links.share.hidden.objects', { count }),
  layers: (count) => t('links.share.hidden.layers', { count }),
  comments: (count) => t('links.share.hidden.comments', { count }),
  changes: (count) => t('links.share.hidden.changes', { count }),
  films: (count) => t('links.share.hidden.films', { count }),
  attachments: (count) => t('links.share.hidden.attachments', { count }),
  data: (count) => t('links.share.hidden.data', { count }),
  authors: (count) => t('links.share.hidden.authors', { count }),
  properties: (count) => t('links.share.hidden.properties', { count }),
}
const KINDS = Object.keys(HIDDEN) as HiddenKind[]

/** Formats hidden content as "1 hidden slide, 2 comments, and 1 author name"; empty if there is none. */
export function listHidden(content: HiddenContent): string {
  return formatList(
    KINDS.flatMap((kind) => {
      const count = content[kind]
      return count ? [HIDDEN[kind](count)] : []
    }),
  )
}
