import { t } from '@satchel/messages/t.ts'

// Text file
export const loadingWhat = (what: string) =>
  what === 'table'
    ? t('items.preview.loadingWhat.loadingTable')
    : t('items.preview.loadingWhat.loadingText')
export const couldntLoad = (what: string) =>
  what === 'table'
    ? t('items.preview.couldntLoad.table')
    : t('items.preview.couldntLoad.couldntLoadTheText')
export const textOf = (what: string, name: string) =>
  what === 'table'
    ? t('items.preview.textOf.tableOf', { name })
    : t('items.preview.textOf.textOf', { name })
