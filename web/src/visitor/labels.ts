import type { VisitorNoDownload } from '@satchel/contract/visits/visitor.ts'
import { formatCount, formatSpan } from '../lib/format/format.ts'

// Collection page
export const items = (count: number) => formatCount(count, 'item')
export const thisCollectionIsEmpty = 'This collection is empty'
export const collectionPages = 'Collection pages'
export const previous = 'Previous'
export const pagePageOfPages = (page: number, pages: number) => `Page ${page} of ${pages}`
export const next = 'Next'
export const opensInNewTab = 'opens in a new tab'

// Site page
export const thisPageIsEmpty = 'This page is empty'
export const newItem = 'New'
export const contentFrom = (host: string) => `Content from ${host}`
export const showContentFrom = (host: string) => `Show content from ${host}`
export const hostLearns = (host: string) => `${host} then learns that you visit this page.`
export const openOn = (host: string) => `Open on ${host}`

// Meta
export const pages = (count: number) => formatCount(count, 'page')

// Item page
export const inTheCollection = 'In the collection'
export const previousItem = 'Previous:'
export const nextItem = 'Next:'
export const description = 'Description'

// Content
export const firstPage = (name: string) => `Page 1 of ${name}`
export const pageIndexOfName = (index: number, name: string) => `Page ${index} of ${name}`
export const thisBrowserCantPlayVideo = 'This browser can’t play the video.'
export const thisBrowserCantPlayRecording = 'This browser can’t play the recording.'
export const onlyBeginning = 'This is only the beginning. Download the file to see all of it.'
export const thisIsOnlyBeginning = 'This is only the beginning.'
export const preparingThisFile = 'Preparing this file'
export const appearsOnceReady = 'It appears here as soon as it’s ready.'
export const checkAgain = 'Check again'
export const cantBeShown = 'This file can’t be shown in a browser'
export const downloadItToOpen = 'Download it to open it.'
export const askTheSender = 'Ask the person who sent the link.'
export const noDownload: Record<VisitorNoDownload, string> = {
  off: `Downloads are off. ${askTheSender}`,
  watermarked: `Files can’t be downloaded from links with a watermark. ${askTheSender}`,
  location: `It can’t be downloaded, as it may contain location data. ${askTheSender}`,
  unchecked: `It can’t be downloaded, as it couldn’t be checked. ${askTheSender}`,
  unconverted: `It can’t be downloaded, as it couldn’t be converted to PDF. ${askTheSender}`,
  processing: 'You can download it once it’s ready.',
}
export const download = 'Download'

// Pdf document
export const onlyFirstPageIsShown = 'Only the first page is shown.'
export const downloadDocument = 'Download document'

// Reader
export const thumbnails = 'Thumbnails'
export const pagesOfName = (name: string) => `Pages of ${name}`
export const couldntLoadSomePages =
  'Couldn’t load some of the pages. Check your connection and try again.'
export const tryAgain = 'Try again'
export const pagesTool = 'Pages'
export const previousPage = 'Previous page'
export const page = 'Page'
export const of = 'of'
export const nextPage = 'Next page'
export const zoomOut = 'Zoom out'
export const fitToWidthHint = 'Fit to width (0)'
export const fitToWidth = 'Fit to width, currently'
export const zoomIn = 'Zoom in'
export const findInDocument = 'Find in document'
export const fullScreen = 'Full screen'
export const findText = 'Find text'
export const previousMatch = 'Previous match'
export const nextMatch = 'Next match'
export const close = 'Close'
export const esc = 'Esc'

// Picture
export const image = 'Image'
export const fitImageHint = 'Fit image (0)'
export const fitImageCurrently = 'Fit image, currently'

// Privacy page
export const yourDataAndPrivacy = 'Your data and privacy'
export const deleted = 'Deleted'
export const aboutItem = (itemName: string, name: string) => `“${itemName}”, shared by ${name}`
export const deleteVisitsHere = (count: number) =>
  `Delete ${formatCount(count, 'visit')} from this browser?`
export const deleteVisitsOf = (count: number, email: string) =>
  `Delete ${count > 0 ? `${formatCount(count, 'visit')} and ` : ''}all data under ${email}?`
export const deleteExplained = (name: string, itemName: string | null) =>
  `This covers everything from ${name}${itemName === null ? '' : `, including “${itemName}”`}. They no longer see these visits, and you can’t undo this.`
export const cancel = 'Cancel'
export const whatSharerSees = (name: string) =>
  `${name} sees when a link was opened, how long each page was read or which part was played, which links in it were followed and whether it was downloaded. They also see the type of device, browser and system, the country, the site and campaign you came from, and your email address if you gave it. Your network address is not stored.`
export const fromThisBrowserToday = 'From this browser today'
export const visitsOfDayHint =
  'Visits on one day are told apart by a code made from network and browser, so these may include visits by others on your network. From tomorrow they can no longer be linked to you.'
export const deleteVisits = 'Delete visits'
export const withYourEmailAddress = 'With your email address'
export const allDataThatKeepsUnder = (name: string) => `All data that ${name} keeps under`
export const recipientStaysStored = '. The sender still keeps who the link was created for.'
export const deleteAll = 'Delete all'
export const formsYouSent = (count: number) =>
  `${formatCount(count, 'form')} you sent, with all answers`
export const downloadJson = 'Download JSON'
export const backToSharedContent = 'Back to shared content'
export const noDataIsStored = 'No data is stored.'
export const visitsInTotalMostRecent = (total: number) =>
  `${formatCount(total, 'visit')} in total; the most recent are shown`
export const readFor = (seconds: number) => `${formatSpan(seconds)} read`
export const weSentCode = (input: string) => `We sent a code to ${input}. It works for ten minutes.`
export const confirmToSeeData =
  'To see what is stored under your address, confirm it with a code we email you.'
export const showData = 'Show data'
export const resendCode = 'Resend code'
export const sendCode = 'Send code'

// Gate page
export const thisLinkIsPasswordProtected = 'This link is password-protected'
export const whoIsOpeningThis = 'Who is opening this?'
export const enterCodeFromYourEmail = 'Enter the code from your email'
export const askForPassword = 'Ask the person who sent you the link for the password.'
export const asksForEmail = (name: string) =>
  `${name} asks for your email address before you can open this.`
export const weSent = 'We sent it to'
export const itWorksForTenMinutes = '. It works for ten minutes.'
export const continueLabel = 'Continue'
export const open = 'Open'
export const takeAnotherAddress = 'Use another address'
export const yourEmailAddress = 'Your email address'
export const sixDigitCode = 'Six-digit code'
export const password = 'Password'
export const showPassword = 'Show password'
export const thatPasswordIsWrong = 'That password is wrong.'
export const enterValidEmailAddress = 'Enter a valid email address.'
export const addressNotAllowed =
  'This link can’t be opened with that address. Ask the person who sent it.'
export const thatCodeIsWrong = 'That code is wrong.'
export const codeExpired = 'That code has expired. Send a new one.'
export const tooManyAttempts = (wait: string) => `Too many wrong attempts. Try again in ${wait}.`
export const codeJustSent = (wait: string) =>
  `A code was just sent. You can send another in ${wait}.`
export const secondsSeconds = (seconds: number) => `${seconds} seconds`
export const minutesMinutes = (minutes: number) => `${minutes} minutes`

// Shell
export const previewNotCounted = 'Preview (not counted)'
export const downloadAll = 'Download all'

// Refusal page
export const askSenderForNewLink = 'Ask the person who sent it for a new link.'
export const theresNothingAtThisAddress = 'There’s nothing at this address'
export const checkThatYouCopiedWhole = 'Check that you copied the whole link.'
export const thisIsNoLongerHere = 'This is no longer here'
export const mayBeRemoved = 'It may have been removed from what was shared with you.'
export const thisCantBeDownloaded = 'This can’t be downloaded'
export const thisLinkWasWithdrawn = 'This link was withdrawn'
export const thisLinkHasExpired = 'This link has expired'
export const senderCanSendNewLink = 'The person who sent it can send you a new link.'
export const thisIsntAvailableYet = 'This isn’t available yet'
export const tryLater = 'Try the link again later, or ask the person who sent it.'
export const thisIsOutOfDate = 'This is out of date'
export const askForLatest = 'Ask the person who sent it for the latest version.'
export const thisIsNoLongerAvailable = 'This is no longer available'
export const accountClosed =
  'The company that shared it no longer has an account here. Ask the person who sent it.'
export const thisIsNoLongerShared = 'This is no longer shared'
export const requestSent = 'Request sent'
export const senderGetsEmailHint =
  'The sender gets an email with your address and can send you a new link.'
export const tooManyRequests = 'Too many requests'
export const networkRequestedTooMany =
  'Your network requested too many pages, or links that don’t exist. Try again in a minute.'
export const somethingWentWrong = 'Something went wrong'
export const openLinkAndTryAgain = 'Open the link and try again.'
export const thisCantBeOpenedRight = 'This can’t be opened right now'
export const reloadPageInFewSeconds = 'Reload the page in a few seconds.'
export const problemWasReportedTryAgain = 'The problem was reported. Try again later.'
export const tooManyAsked =
  'Too many requests were sent just now, so this one wasn’t. Try again later.'
export const messageOptional = 'Message (optional)'
export const askSender = 'Ask sender'

// Print
export const howToPrintAll =
  'This prints the first page. To print all pages, press Ctrl+P (⌘P on a Mac) in the document, or download it.'

// Sender and reply
export const sharedBy = (name: string) => `Shared by ${name}`
export const replyTo = (name: string) => `Reply to ${name}`
export const yourMessage = 'Your message'
export const yourNameOptional = 'Your name (optional)'
export const yourEmailAddressOptional = 'Your email address (optional)'
export const sendReply = 'Send reply'
export const replySent = 'Reply sent'
export const replyNotSent = 'Reply not sent'
export const senderGetsReply = 'The sender gets your message by email.'
export const writeAMessage = 'Write a message.'
export const sendReplyAgain =
  'We couldn’t tell whether a person wrote this. Send it again if you did.'
export const tooManyReplies =
  'Too many replies were sent just now, so this one wasn’t. Try again later.'
