import type { TextPlace } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'

// Passage
export const textPlaces: Record<TextPlace, string> = {
  notes: t('items.list.textPlaces.notes'),
  comments: t('items.list.textPlaces.comments'),
  headers: t('items.list.textPlaces.headers'),
  footnotes: t('items.list.textPlaces.footnotes'),
  fields: t('items.list.textPlaces.fields'),
  annotations: t('items.list.textPlaces.annotations'),
  properties: t('items.list.textPlaces.properties'),
}
