import { t } from '@satchel/messages/t.ts'

export const KINDS = [
  { value: 'content', label: t('wishes.content') },
  { value: 'feature', label: t('wishes.feature') },
]
