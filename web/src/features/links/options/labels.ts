import { t } from '@satchel/messages/t.ts'

// Option terms
export const downloadedAs = {
  pdf: t('links.options.downloadedAs.pdf'),
  original: t('links.options.downloadedAs.original'),
}
