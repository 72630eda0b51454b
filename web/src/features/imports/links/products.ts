import type { LinkProduct } from '@satchel/contract/imports/links.ts'

/** Names of products; empty for a table that is of none. */
export const PRODUCTS: Readonly<Record<LinkProduct, string>> = {
  satchel: 'Satchel',
  bitly: 'Bitly',
  rebrandly: 'Rebrandly',
  dub: 'Dub',
  shortio: 'Short.io',
  shlink: 'Shlink',
  kutt: 'Kutt',
  yourls: 'YOURLS',
  docsend: 'DocSend',
  papermark: 'Papermark',
  table: '',
}
