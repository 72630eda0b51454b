import type {
  LinkPasswords,
  LinkProblemKind,
  LinkProduct,
} from '@satchel/contract/imports/links.ts'
import { formatCount, formatNumber } from '../../../lib/format/format.ts'

// Links import
export const chooseAnotherFile = 'Choose another file'
export const draftLine = (rows: number, file: string, product: string) =>
  `${formatCount(rows, 'row')} in ${file}${product ? `, recognized as an export of ${product}` : ''}`

// Plan
export const checking = (rows: number) => `Checking ${formatCount(rows, 'row')}…`
export const checkedOf = (rows: number, total: number) =>
  `Checking rows: ${formatNumber(rows)} of ${formatNumber(total)}…`
export const checkingRows = 'Rows checked'
export const plan = 'What will happen'
export const newLinks = 'New links'
export const same = 'Already here'
export const takenSlugs = 'Short address taken'
export const invalid = 'Can’t be imported'
export const planLine = (items: number, visits: number) =>
  visits > 0
    ? `The links lead to ${formatCount(items, 'new item')} in the library. ${formatCount(visits, 'earlier visit')} will be shown as “visits before”, apart from what is counted here.`
    : `The links lead to ${formatCount(items, 'new item')} in the library.`
export const couldntMakeThePlan = 'Couldn’t read the table'
export const nothingToImport = 'Nothing to import'
export const importLinks = (count: number) => `Import ${formatCount(count, 'link')}`
export const categoryMissing = (names: string) =>
  `Your team requires a value for ${names}. Choose it below for all new items.`

export const comeWithdrawn = (count: number) =>
  `${formatCount(count, 'link')} no longer opened elsewhere, and ${count === 1 ? 'comes' : 'come'} withdrawn.`

// Passwords
export const askedForPasswords = (count: number) =>
  `${formatCount(count, 'link')} asked for a password elsewhere`
export const passwordsHint =
  'Their passwords can’t be brought. Without one, they would open for everybody.'
export const passwordChoices: Readonly<Record<LinkPasswords['as'], string>> = {
  withdrawn: 'Bring them withdrawn: they open once you restore them',
  password: 'Give all of them a new password',
  email: 'Ask for a verified email address instead',
  'left-out': 'Leave them out',
}
export const newPassword = 'New password'
export const newPasswordHint = (least: number) => `At least ${formatNumber(least)} characters`

// Domains
export const domains = 'Where the links will open'
export const domain = 'Domain in the table'
export const noDomain = 'None'
export const opensAt = 'Opens at'
export const moveDomain =
  'Links of a domain that isn’t yours open at your own address. To keep them working at their old one, add that domain under Settings first.'

// Conflicts
export const conflicts = 'Conflicts and problems'
export const slug = 'Short address'
export const onlyFirstProblems = 'Only the first 1,000 are shown.'
export const kinds: Readonly<Record<LinkProblemKind, string>> = {
  taken: 'Taken',
  'invalid-target': 'Invalid target',
  'bad-slug': 'Invalid address',
  reserved: 'Reserved',
  'bad-value': 'Invalid value',
  'plan-limit': 'Plan limit',
  'left-out': 'Left out',
  note: 'Imported with a note',
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
