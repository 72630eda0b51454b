import type {
  LinkPasswords,
  LinkProblemKind,
  LinkProduct,
} from '@satchel/contract/imports/links.ts'
import { t } from '@satchel/messages/t.ts'

// Plan
export const planLine = (items: number, visits: number) =>
  visits > 0
    ? t('imports.links.planLine.theLinksLead', { items, visits })
    : t('imports.links.planLine.newItems', { items })

// Passwords
export const passwordChoices: Readonly<Record<LinkPasswords['as'], string>> = {
  withdrawn: t('imports.links.passwordChoices.withdrawn'),
  password: t('imports.links.passwordChoices.password'),
  email: t('imports.links.passwordChoices.email'),
  'left-out': t('imports.links.passwordChoices.leftOut'),
}

// Conflicts
export const kinds: Readonly<Record<LinkProblemKind, string>> = {
  taken: t('imports.links.kinds.taken'),
  'invalid-target': t('imports.links.kinds.invalidTarget'),
  'bad-slug': t('imports.links.kinds.badSlug'),
  reserved: t('imports.links.kinds.reserved'),
  'bad-value': t('imports.links.kinds.badValue'),
  'plan-limit': t('imports.links.kinds.planLimit'),
  'left-out': t('imports.links.kinds.leftOut'),
  note: t('imports.links.kinds.note'),
}

// Products
/** Names of products; empty for a table that is of none. */
export const products: Readonly<Record<LinkProduct, string>> = {
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
