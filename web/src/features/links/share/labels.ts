import { formatCount } from '../../../lib/format.ts'

// Share modes
export const toOnePerson = 'To one person'
export const toManyAtOnce = 'To many at once'

// Bulk form
export const whoAreThey = 'Who are they for?'
export const oneLineAsInBo = 'One a line, as in Bo Berg <bo@customer.com>, Customer AG'
export const atOnceAreOnList = (recipientsMax: number, count: number) =>
  `${recipientsMax} at once; ${count} are on the list`
export const makeLinks = 'Make links'
export const makeLinks2 = (count: number) => `Make ${formatCount(count, 'link')}`
export const whatWasRead = 'What was read'
export const people = (count: number) => formatCount(count, 'person', 'people')
export const linesWithoutAnAddress = (faulty: number) =>
  `, ${formatCount(faulty, 'line')} without an address`
export const noAddress = 'No address'
export const notMade = 'Not made'
export const hadItAlready = 'Had it already'

// Bulk result
export const name = 'Name'
export const organisation = 'Organisation'
export const link = 'Link'
export const note = 'Note'
export const itemNameLinksCsv = (itemName: string) => `${itemName} links.csv`
export const linksForPeople = (made: number, count: number) =>
  `${formatCount(made, 'link')} for ${formatCount(count, 'person', 'people')}`
export const links = 'Links'
export const copied = 'Copied'
export const copyAsATable = 'Copy as a table'
export const csv = 'CSV'

// Share form
export const copyLink = 'Copy link'
export const send = 'Send'
export const memo = 'Memo'
export const onlyForYou = 'Only for you'

// Earlier links
export const theyHaveNotHadThis = 'They have not had this yet.'
export const hadAlready = 'Had already'
export const andMoreUnderLinks = (count: number) => `and ${count} more under Links`

// Made link
export const theLinkHasAlready = (who: string) => `The link ${who} has already`
export const aNewLink = (who: string) => `A new link for ${who}`
export const notOpenedYet = 'not opened yet'
export const copied2 = 'Copied. '
export const copyItFromHere = ' Copy it from here.'
export const sendByMail = 'Send by mail'
export const qrCode = 'QR code'
export const viewAsVisitor = 'View as visitor'
export const onItsWay = (sharedToEmail: string) => `On its way to ${sharedToEmail}`

// Send mail
export const message = 'Message'
export const answersGo = (email: string) => `Answers go to ${email}`
export const optional = 'Optional'
export const sendToSharedToEmail = (sharedToEmail: string) => `Send to ${sharedToEmail}`

// Recipient field
export const whoIs = 'Who is it for?'
export const sharedWithBefore = 'Shared with before'
export const people2 = 'People'
export const organisations = 'Organisations'
export const aNewOne = 'a new one'

// Share form
export const giveAddressLikeNameCompany =
  'Give an address like name@company.com; a company goes under Organisation'

// Share dialog
export const shareItemName = (itemName: string) => `Share ${itemName}`
