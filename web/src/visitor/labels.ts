import { formatCount, formatSpan } from '../lib/format.ts'

// Collection page
export const items = (count: number) => formatCount(count, 'item')
export const thereIsNothingInThis = 'There is nothing in this collection yet.'
export const pagesOfTheCollection = 'Pages of the collection'
export const previous = 'Previous'
export const pagePageOfPages = (page: number, pages: number) => `Page ${page} of ${pages}`
export const next = 'Next'
export const opensInNewTab = 'opens in a new tab'

// Meta
export const pages = (count: number) => formatCount(count, 'page')

// Item page
export const inTheCollection = 'In the collection'
export const previous2 = 'Previous:'
export const next2 = 'Next:'
export const description = 'Description'

// Content
export const page1 = (name: string) => `Page 1 of ${name}`
export const pageIndexOfName = (index: number, name: string) => `Page ${index} of ${name}`
export const thisBrowserCannotPlayVideo = 'This browser cannot play the video.'
export const thisBrowserCannotPlayRecording = 'This browser cannot play the recording.'
export const thisIsBeginningDownloadFile = 'This is the beginning. Download the file for all of it.'
export const thisIsTheBeginning = 'This is the beginning.'
export const thisIsBeingPrepared = 'This is being prepared'
export const itIsShownHere = 'It is shown here as soon as it is ready.'
export const lookAgain = 'Look again'
export const browserCannotShowThisFile = 'A browser cannot show this file. Download it to open it.'
export const browserCannotShowThisFileAnd =
  'A browser cannot show this file, and it may not be downloaded. Ask the person who sent the link.'
export const download = 'Download'

// Pdf document
export const onlyFirstPageIsShown = 'Only the first page is shown.'
export const openTheWholeDocument = 'Open the whole document'

// Reader
export const thumbnails = 'Thumbnails'
export const pagesOfName = (name: string) => `Pages of ${name}`
export const someOfPagesCouldNot =
  'Some of the pages could not be loaded. Check the connection and try again.'
export const tryAgain = 'Try again'
export const pages2 = 'Pages'
export const previousPage = 'Previous page'
export const page = 'Page'
export const ofLabel = 'of'
export const nextPage = 'Next page'
export const zoomOut = 'Zoom out'
export const fitToWidth0 = 'Fit to width (0)'
export const fitToWidthNow = 'Fit to width, now'
export const zoomIn = 'Zoom in'
export const findInTheDocument = 'Find in the document'
export const fullScreen = 'Full screen'
export const inTheDocument = 'In the document'
export const matchBefore = 'Match before'
export const nextMatch = 'Next match'
export const close = 'Close'
export const esc = 'Esc'

// Picture
export const picture = 'Picture'
export const wholePicture0 = 'Whole picture (0)'
export const wholePictureNow = 'Whole picture, now'

// Privacy page
export const whatIsKeptOfYour = 'What is kept of your visits'
export const itWasDeleted = 'It was deleted.'
export const seesWhenLinkWasOpened = (name: string) =>
  `${name} sees when a link was opened, how long each page was read or which part was played, which links in it were followed and whether it was downloaded; the kind of device, browser and system, the country, the site and the campaign you came from; and your e-mail address where you gave it. The address of your network is not stored.`
export const fromThisBrowserToday = 'From this browser today'
export const visitsOfOneDay =
  'Visits of one day are told apart by a code made of network and browser, so these may include those of others here. Tomorrow nothing leads from them to you.'
export const deleteTheseVisits = 'Delete these visits'
export const underYourEMailAddress = 'Under your e-mail address'
export const allThatKeepsUnder = (name: string) => `All that ${name} keeps under`
export const whomLinkWasMade = '. Whom a link was made for is kept by who made it.'
export const deleteAllUnderThisAddress = 'Delete all under this address'
export const downloadItAsJson = 'Download it as JSON'
export const backToWhatWasShared = 'Back to what was shared'
export const nothingIsKept = 'Nothing is kept.'
export const visitsInAllNewest = (total: number) =>
  `${formatCount(total, 'visit')} in all; the newest are shown.`
export const read = (seconds: number) => `${formatSpan(seconds)} read`
export const codeWasSent = (given: string) =>
  `A code was sent to ${given}. It is good for ten minutes.`
export const proveYourAddressByCode =
  'Prove your address by a code that is sent to it, and see what is kept under it.'
export const showWhatIsKept = 'Show what is kept'
export const sendAnotherCode = 'Send another code'
export const sendACode = 'Send a code'

// Gate page
export const thisIsProtectedByPassword = 'This is protected by a password'
export const whoIsOpeningThis = 'Who is opening this?'
export const enterCodeFromYourMail = 'Enter the code from your mail'
export const personWhoSentYouLink = 'The person who sent you the link has the password.'
export const asksForYourEMail = (name: string) =>
  `${name} asks for your e-mail address before this opens.`
export const itWasSent = 'It was sent to'
export const andIsGoodForTen = 'and is good for ten minutes.'
export const continueLabel = 'Continue'
export const open = 'Open'
export const useAnotherAddress = 'Use another address'
export const yourEMailAddress = 'Your e-mail address'
export const sixDigits = 'Six digits'
export const password = 'Password'
export const thisPasswordIsWrong = 'This password is wrong.'
export const thisIsNotEMail = 'This is not an e-mail address.'
export const thisLinkDoesNotOpen =
  'This link does not open for this address. Ask the person who sent it.'
export const thisCodeIsWrong = 'This code is wrong.'
export const thisCodeIsOverSend = 'This code is over. Send another one.'
export const thereWereTooManyWrong = (wait: string) =>
  `There were too many wrong tries. Try again in ${wait}.`
export const codeWasSentMomentAgo = (wait: string) =>
  `A code was sent a moment ago. Another can be sent in ${wait}.`
export const secondsSeconds = (seconds: number) => `${seconds} seconds`
export const minutesMinutes = (minutes: number) => `${minutes} minutes`

// Shell
export const previewNotCounted = 'Preview: not counted'
export const whatIsKeptOfThis = 'What is kept of this visit'
export const downloadAll = 'Download all'

// Refusal page
export const askPersonWhoSent = 'Ask the person who sent it to you for a new one.'
export const thereIsNothingAtThis = 'There is nothing at this address'
export const checkWhetherLinkWasCopied = 'Check whether the link was copied whole.'
export const thisIsNotHereAny = 'This is not here any more'
export const itMayHaveBeenTaken = 'It may have been taken out of what was shared with you.'
export const thisLinkWasWithdrawn = 'This link was withdrawn'
export const thisLinkHasExpired = 'This link has expired'
export const personWhoSentItCan = 'The person who sent it can send you a new one.'
export const thisIsNotOutYet = 'This is not out yet'
export const openLinkAgainLater = 'Open the link again later, or ask the person who sent it to you.'
export const thisIsOutOfDate = 'This is out of date'
export const askPersonWhoSentItTo = 'Ask the person who sent it to you for what is new.'
export const thisIsNoLongerAvailable = 'This is no longer available'
export const whoeverSharedItNoLonger =
  'Whoever shared it no longer keeps an account here. Ask the person who sent it to you for another way.'
export const thisIsNoLongerShared = 'This is no longer shared'
export const senderWillHear = 'The sender will hear of it'
export const theyGetMailWithYour = 'They get a mail with your address and can send you a new link.'
export const tooManyLinksTried = 'Too many links tried'
export const yourNetworkAskedForMany =
  'Your network asked for many links that don’t exist. Try again in a minute.'
export const thisCouldNotBeRead = 'This could not be read'
export const openLinkAgainAndTry = 'Open the link again and try once more.'
export const thisCannotBeOpened = 'This cannot be opened at the moment'
export const loadPageAgainInFew = 'Load the page again in a few seconds.'
export const somethingWentWrong = 'Something went wrong'
export const itWasReportedTryAgain = 'It was reported. Try again later.'
export const messageIfYouLike = 'Message, if you like'
export const askTheSender = 'Ask the sender'
