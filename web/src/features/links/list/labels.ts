import { formatCount, formatNumber, pluralOf } from '../../../lib/format/format.ts'

// Latest links
export const couldntLoadTheLinks = 'Couldn’t load the links'
export const noLatestLinks = 'No links yet. Links you share appear here with who opened them.'
export const latestLinks = 'Latest links'

// Link list
export const views = 'Views'
export const by = (name: string) => ` by ${name}`
export const qrCode = 'QR code'
export const qrCodeFor = (itemName: string, recipient: string) =>
  `QR code of the link to ${itemName} for ${recipient}`
export const openNamed = (itemName: string) => `Open ${itemName}`
export const selectLink = (itemName: string, recipient: string) =>
  `Select the link to ${itemName} for ${recipient}`

// Links bar
export const actionsForSelectedLinks = 'Actions for selected links'
export const linksSelected = (count: number) => `${formatNumber(count)} selected`
export const showLinks = (count: number | undefined) =>
  count === undefined ? 'Show links' : `Show ${formatCount(count, 'link')}`
export const linkNouns: readonly [string, string] = ['link', 'links']
export const copyAddresses = 'Copy links'
export const linksCopied = (count: number) => `${formatCount(count, 'link')} copied`
export const withdraw = 'Withdraw'
export const linksNoLongerOpen = (count: number) =>
  count === 1 ? '1 link no longer opens' : `${formatNumber(count)} links no longer open`
export const linksWorkAgain = (count: number) =>
  count === 1 ? '1 link works again' : `${formatNumber(count)} links work again`

// Item links
export const noLinksToThisItem = 'No links to this item yet'
export const links = 'Links'

// Own link
export const changeShortLink = 'Change short link'
export const createShortLink = 'Create short link'
export const shortLinkCopied = 'Short link copied'
export const shortLink = 'Short link'
export const slugHint = '3 to 64 letters (a–z), digits or hyphens. Leave empty for a random one.'

// My links
export const noResults = 'No results'
export const showAllLinks = 'Show all links'
export const everyonesLinks = 'Everyone’s links'
export const myLinks = 'My links'
export const noLinksYet = 'No links yet. Share an item to see who opens it and what they read.'
export const openLibrary = 'Open library'
export const exportCsv = 'Export CSV'
export const linksCsv = 'links.csv'

// Links filters
export const all = 'All'
export const items = 'Items'
export const collections = 'Collections'
export const anyStatus = 'Any status'
export const active = 'Active'
export const expired = 'Expired'
export const withdrawn = 'Withdrawn'
export const newest = 'Newest'
export const lastViewed = 'Last viewed'
export const mostViews = 'Most views'
export const mine = 'Mine'
export const everyones = 'Everyone’s'
export const searchLinks = 'Search links'
export const itemPersonOrganizationOrMemo = 'Item, person, organization or memo'
export const onePerson = 'one person'
export const sharedBy = (name: string) => `Shared by ${name}`
export const removeFilter = (filter: string) => `Remove filter: ${filter}`
export const owner = 'Owner'
export const linksTo = 'Links to'
export const status = 'Status'

// Counts of an item's links, shown apart from their nouns
export const linkNoun = (count: number) => pluralOf(count, 'link')
export const deviceNoun = (count: number) => pluralOf(count, 'device')
export const viewNoun = (count: number) => pluralOf(count, 'view')
export const downloadNoun = (count: number) => pluralOf(count, 'download')
