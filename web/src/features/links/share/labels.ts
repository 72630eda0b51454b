import type { HiddenContent, HiddenKind } from '@satchel/contract/items/hidden.ts'
import { formatCount, formatList } from '../../../lib/format/format.ts'

// Share modes
export const onePerson = 'One person'
export const severalPeople = 'Several people'

// Bulk form
export const whoAreThey = 'Who are they for?'
export const listHint = 'One per line, for example Bo Berg <bo@customer.com>, Customer AG'
export const tooManyRecipients = (recipientsMax: number, count: number) =>
  `Up to ${recipientsMax} at once. You entered ${count}.`
export const createLinks = 'Create links'
export const createCount = (count: number) => `Create ${formatCount(count, 'link')}`
export const recipientsFound = 'Recipients found'
export const people = (count: number) => formatCount(count, 'person', 'people')
export const notAddresses = (count: number) =>
  count === 1 ? '1 address isn’t right' : `${count} addresses aren’t right`
export const notCreated = 'Not created'
export const alreadyShared = 'Already shared'

// Bulk result
export const email = 'Email'
export const organization = 'Organization'
export const link = 'Link'
export const note = 'Note'
export const itemNameLinksCsv = (itemName: string) => `${itemName} links.csv`
export const linksForPeople = (made: number, count: number) =>
  `${formatCount(made, 'link')} for ${formatCount(count, 'person', 'people')}`
export const links = 'Links'
export const copyTable = 'Copy table'
export const copyLinkFor = (whose: string) => `Copy the link for ${whose}`
export const emailAll = (count: number) => `Email all ${count}`
export const sendEmails = (count: number) => `Send ${formatCount(count, 'email')}`
export const emailsSent = (count: number) => `${formatCount(count, 'email')} sent`
export const notSent = (count: number, reason: string) =>
  `${formatCount(count, 'email')} not sent: ${reason}`
export const csv = 'CSV'

// Separate links
export const linksForItems = (count: number) =>
  `Share ${formatCount(count, 'item')} by separate links`
export const selectedItems = 'Selected items'
export const linksCreated = (count: number) => `${formatCount(count, 'link')} created`
export const linksMissing = (count: number) =>
  count === 1 ? '1 link couldn’t be created' : `${count} links couldn’t be created`
export const copyAll = (count: number) => `Copy all ${count}`

// Share form
export const send = 'Send'
export const memo = 'Memo'
export const onlyYouSeeIt = 'Only you see it'

// Share status
export const aboutTheLink = 'About this link'
export const anyoneCanOpen = 'Without a name, anyone with the link can open it'
export const anyoneWithPassword =
  'Without a name, anyone with the link and the password can open it'
export const withoutNameWithEmail = 'Without a name, anyone who enters an email address can open it'
export const onlyAllowedCanOpen = 'Only the addresses you allow can open it'
export const forName = (name: string) => `For ${name}. Add an address to see whether they opened it`
export const finishAddress = 'Choose someone or finish the address'
export const checkingEarlierLinks = 'Checking earlier links'
export const notSharedWithThemYet = 'Not shared with them yet'

// Earlier links
export const andMoreUnderLinks = (count: number) => `and ${count} more under Links`

// Made link
export const alreadyHasThisLink = (who: string) => `${who} already has this link`
export const newLink = (who: string) => `New link for ${who}`
export const newLinkAnyoneCanOpen = 'New link anyone can open'
export const newLinkWithoutAName = 'New link without a name'
export const notOpenedYet = 'not opened yet'
export const copiedPrefix = 'Copied. '
export const copyItBelow = ' Copy it below.'
export const sendEmail = 'Send email'
export const qrCode = 'QR code'
export const viewAsVisitor = 'View as visitor'
export const copyPassword = 'Copy password'
export const passwordCopied = 'Password copied'
export const done = 'Done'
export const forWhom = (who: string) => `for ${who}`
export const emailSent = (sharedToEmail: string) => `Email sent to ${sharedToEmail}`

// Send mail
export const message = 'Message'
export const repliesGo = (email: string) => `Replies go to ${email}`
export const optional = 'Optional'
export const sendTo = (sharedToEmail: string) => `Send to ${sharedToEmail}`

// Recipient field
export const whoIs = 'Who is it for?'
export const sharedWithBefore = 'Shared with before'
export const peopleGroup = 'People'
export const organizations = 'Organizations'
export const newPerson = 'new person'
export const newOrganization = 'new organization'
export const matches = (count: number) =>
  `${formatCount(count, 'match', 'matches')}. Enter takes the highlighted one.`

// Preview card
export const previewInChats = 'How it looks in chats and emails'
export const passwordProtected = 'This link is password-protected'
export const whoIsOpeningThis = 'Who is opening this?'

// Drafts
export const draftRestored = 'Restored what you typed'
export const clearDraft = 'Clear draft'
export const draftKept = 'What you typed is kept'

// Share form
export const enterAddressLikeNameCompany = 'Enter an address like name@company.com'

// Share dialog
export const shareNamed = (itemName: string) => `Share ${itemName}`

// Hidden content notice
const HIDDEN: Record<HiddenKind, (count: number) => string> = {
  notes: (count) => `speaker notes on ${formatCount(count, 'slide')}`,
  slides: (count) => formatCount(count, 'hidden slide'),
  sheets: (count) => formatCount(count, 'hidden sheet'),
  rows: (count) => formatCount(count, 'hidden row'),
  columns: (count) => formatCount(count, 'hidden column'),
  text: (count) => formatCount(count, 'passage of hidden text', 'passages of hidden text'),
  objects: (count) => formatCount(count, 'hidden object'),
  layers: (count) => formatCount(count, 'hidden layer'),
  comments: (count) => formatCount(count, 'comment'),
  changes: (count) =>
    formatCount(count, 'tracked change or earlier version', 'tracked changes or earlier versions'),
  films: (count) => formatCount(count, 'film or recording', 'films or recordings'),
  attachments: (count) => formatCount(count, 'embedded file'),
  data: (count) => formatCount(count, 'copy of source data', 'copies of source data'),
  authors: (count) => formatCount(count, 'author name'),
  properties: (count) => formatCount(count, 'document property', 'document properties'),
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
export const originalContains = (files: number) =>
  files === 1
    ? 'Visitors can download the original, with:'
    : 'Visitors can download the originals, with:'
export const downloadAsPdf = 'Download as PDF'
export const filmsAreStills = (films: number) =>
  films === 1
    ? 'A film or recording is shown as a still. Share it beside the document, or let visitors download the original.'
    : `${formatCount(films, 'film or recording', 'films or recordings')} are shown as stills. Share them beside the document, or let visitors download the original.`
export const visitorsDontSee = (carried: string) => `Visitors don’t get: ${carried}`
export const notChecked = (files: number, unchecked: number) =>
  files === 1
    ? 'Couldn’t check this file for hidden content. Visitors may get it as it was uploaded.'
    : `Couldn’t check ${formatCount(unchecked, 'file')} for hidden content. Visitors may get them as they were uploaded.`
export const noPdfOf = (files: number, missing: number) =>
  files === 1
    ? 'This file couldn’t be made into a PDF, so visitors can’t download it unless you turn off “Download as PDF”.'
    : `${formatCount(missing, 'file')} couldn’t be made into PDFs, so visitors can’t download them unless you turn off “Download as PDF”.`
export const noWatermarkOn = (files: number) =>
  files === 1
    ? 'One PDF has pages that can’t be drawn with a watermark: visitors would see them blank.'
    : `${formatCount(files, 'PDF')} have pages that can’t be drawn with a watermark: visitors would see them blank.`

// Gate
export const gate = 'Before it opens'
export const noGate = 'Nothing'
export const emailGate = 'Any email'
export const verifiedGate = 'Verified email'
export const whatVisitorsSee = 'What visitors see'
export const askedForPassword = 'Password'
export const askedForEmail = 'Their email address'
export const askedForCode = 'The code we email them'
