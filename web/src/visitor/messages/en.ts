/** The texts of visitors' pages, in ICU message syntax. The other languages have the same keys. */
export const en = {
  // The frame
  previewNotCounted: 'Preview (not counted)',
  downloadAll: 'Download all',
  download: 'Download',
  yourDataAndPrivacy: 'Your data and privacy',
  openedAs: 'Opened as {email}.',
  notYou: 'Not you?',
  language: 'Language',
  sharedBy: 'Shared by {name}',

  // Collections
  items: '{count, plural, one {# item} other {# items}}',
  emptyCollection: 'This collection is empty',
  collectionPages: 'Collection pages',
  sitePages: 'Site pages',
  previous: 'Previous',
  pageOf: 'Page {page} of {pages}',
  next: 'Next',
  opensInNewTab: 'opens in a new tab',

  // Sites
  emptyPage: 'This page is empty',
  newItem: 'New',
  contentFrom: 'Content from {host}',
  showContentFrom: 'Show content from {host}',
  hostLearns: '{host} then learns that you visit this page.',
  openOn: 'Open on {host}',

  // What an item is
  pages: '{count, plural, one {# page} other {# pages}}',
  typeLink: 'Web link',
  typeFile: 'File',
  typeSlides: 'Slides',
  typeSpreadsheet: 'Spreadsheet',
  typeDocument: 'Document',
  typeImage: 'Image',
  typeVideo: 'Video',
  typeAudio: 'Audio',
  typeWebPage: 'Web page',
  typeArchive: 'Archive',
  typeText: 'Text',

  // Items
  inTheCollection: 'In the collection',
  previousItem: 'Previous: {name}',
  nextItem: 'Next: {name}',
  description: 'Description',

  // Content
  pageOfDocument: 'Page {page} of {name}',
  cantPlayVideo: 'This browser can’t play the video.',
  cantPlayRecording: 'This browser can’t play the recording.',
  beginningDownload: 'This is only the beginning. Download the file to see all of it.',
  beginning: 'This is only the beginning.',
  preparing: 'Preparing this file',
  appearsOnceReady: 'It appears here as soon as it’s ready.',
  checkAgain: 'Check again',
  cantBeShown: 'This file can’t be shown in a browser.',
  downloadToOpen: 'Download it to open it.',
  askSenderPlain: 'Ask the person who sent the link.',
  noDownloadOff: 'Downloads are off. Ask the person who sent the link.',
  noDownloadWatermarked:
    'Files can’t be downloaded from links with a watermark. Ask the person who sent the link.',
  noDownloadLocation:
    'It can’t be downloaded, as it may contain location data. Ask the person who sent the link.',
  noDownloadUnchecked:
    'It can’t be downloaded, as it couldn’t be checked. Ask the person who sent the link.',
  noDownloadUnconverted:
    'It can’t be downloaded, as it couldn’t be converted to PDF. Ask the person who sent the link.',
  noDownloadProcessing: 'You can download it once it’s ready.',

  // Why a file isn't shown or played
  noteTypeNotPlayed: 'Browsers can’t play recordings of this type.',
  noteNoPreview: 'There is no preview of this file.',
  noteNotConverted: 'There is no preview: the file may be damaged or password-protected.',
  noteNothingToPlay: 'The file has neither picture nor sound to play.',
  noteNoSound: 'The video plays without sound: browsers can’t play {format}.',
  noteNotPlayed: 'Browsers can’t play this file: it’s {format}.',
  noteNotShown: 'Browsers can’t show this file: it’s {format}.',
  noteRawPhoto: 'Browsers can’t show raw photos of a camera.',

  // Documents and images
  onlyFirstPage: 'Only the first page is shown.',
  downloadDocument: 'Download document',
  thumbnails: 'Thumbnails',
  pagesOf: 'Pages of {name}',
  couldntLoadPages: 'Couldn’t load some of the pages. Try again.',
  noPages: 'This document has no pages.',
  tryAgain: 'Try again',
  documentTools: 'Pages',
  previousPage: 'Previous page',
  page: 'Page',
  ofTotal: 'of {total}',
  nextPage: 'Next page',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fitToWidthHint: 'Fit to width (0)',
  fitToWidth: 'Fit to width, currently',
  findInDocument: 'Find in document',
  fullScreen: 'Full screen',
  findText: 'Find text',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  close: 'Close',
  esc: 'Esc',
  image: 'Image',
  fitImageHint: 'Fit image (0)',
  fitImage: 'Fit image, currently',
  goToPage: 'Go to page {page}',
  pageNumber: 'Page {page}',
  matchOf: '{match} of {matches}',
  noMatches: 'No matches',
  searching: 'Searching…',
  preparingToPrint: 'Preparing all pages to print…',
  couldntPrepareToPrint: 'Couldn’t load all pages to print. Try again.',
  howToPrintAll:
    'This prints the first page. To print all pages, press Ctrl+P (⌘P on a Mac) in the document, or download it.',
  howToPrintHere:
    'This prints the first page. To print all pages, press Ctrl+P (⌘P on a Mac) in the document.',
  howToPrintFile: 'This prints the first page. To print all pages, download the document.',
  printsFirstPage: 'This prints the first page.',

  // Privacy
  deleted: 'Deleted',
  aboutItem: '“{item}”, shared by {name}',
  deleteVisitsHere: 'Delete {count, plural, one {# visit} other {# visits}} from this browser?',
  deleteDataOf: 'Delete all data under {email}?',
  deleteVisitsOf:
    'Delete {count, plural, one {# visit} other {# visits}} and all data under {email}?',
  deleteExplained:
    'This covers everything from {name}. They no longer see these visits, and you can’t undo this.',
  deleteExplainedWith:
    'This covers everything from {name}, including “{item}”. They no longer see these visits, and you can’t undo this.',
  cancel: 'Cancel',
  whatSharerSees:
    '{name} sees when a link was opened, how long each page was read or which part was played, which links in it were followed and whether it was downloaded. They also see the type of device, browser and system, the country, the site and campaign you came from, and your email address if you gave it. Your network address is not stored.',
  fromThisBrowserToday: 'From this browser today',
  visitsOfDayHint:
    'Visits on one day are told apart by a code made from network and browser, so these may include visits by others on your network. From tomorrow they can no longer be linked to you.',
  deleteVisits: 'Delete visits',
  withYourEmailAddress: 'With your email address',
  allDataUnder:
    'All data that {name} keeps under {email}. The sender still keeps who the link was created for.',
  deleteAll: 'Delete all',
  formsYouSent:
    '{count, plural, one {# form you sent, with all answers} other {# forms you sent, with all answers}}',
  downloadJson: 'Download JSON',
  backToContent: 'Back to shared content',
  noDataStored: 'No data is stored.',
  visitsInTotal:
    '{count, plural, one {# visit in total} other {# visits in total}}; the most recent are shown',
  readFor: '{time} read',
  browserOn: '{browser} on {system}',
  downloaded: 'downloaded',
  deviceDesktop: 'computer',
  devicePhone: 'phone',
  deviceTablet: 'tablet',
  weSentCode: 'We sent a code to {email}. It works for ten minutes.',
  confirmToSeeData:
    'To see what is stored under your address, confirm it with a code we email you.',
  showData: 'Show data',
  resendCode: 'Resend code',
  sendCode: 'Send code',

  // Gates
  passwordProtected: 'This link is password-protected',
  whoIsOpening: 'Who is opening this?',
  enterCode: 'Enter the code from your email',
  askForPassword: 'Ask the person who sent you the link for the password.',
  asksForEmail: '{name} asks for your email address before you can open this.',
  continue: 'Continue',
  open: 'Open',
  useAnotherAddress: 'Use another address',
  yourEmailAddress: 'Your email address',
  sixDigitCode: 'Six-digit code',
  password: 'Password',
  showPassword: 'Show password',
  wrongPassword: 'That password is wrong.',
  invalidEmail: 'Enter a valid email address.',
  addressNotAllowed: 'This link can’t be opened with that address. Ask the person who sent it.',
  wrongCode: 'That code is wrong.',
  codeExpired: 'That code has expired. Send a new one.',
  lockedSeconds:
    'Too many wrong attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
  lockedMinutes:
    'Too many wrong attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
  codeSentSeconds:
    'A code was just sent. You can send another in {count, plural, one {# second} other {# seconds}}.',
  codeSentMinutes:
    'A code was just sent. You can send another in {count, plural, one {# minute} other {# minutes}}.',

  // Refusals
  nothingHere: 'There’s nothing at this address',
  checkTheLink: 'Check that you copied the whole link.',
  noLongerHere: 'This is no longer here',
  mayBeRemoved: 'It may have been removed from what was shared with you.',
  cantBeDownloaded: 'This can’t be downloaded',
  linkWithdrawn: 'This link was withdrawn',
  linkExpired: 'This link has expired',
  senderCanSendNew: 'The person who sent it can send you a new link.',
  notAvailableYet: 'This isn’t available yet',
  tryLinkLater: 'Try the link again later, or ask the person who sent it.',
  outOfDate: 'This is out of date',
  askForLatest: 'Ask the person who sent it for the latest version.',
  noLongerAvailable: 'This is no longer available',
  accountClosed:
    'The company that shared it no longer has an account here. Ask the person who sent it.',
  noLongerShared: 'This is no longer shared',
  askForNewLink: 'Ask the person who sent it for a new link.',
  requestSent: 'Request sent',
  senderGetsRequest: 'The sender gets an email with your address and can send you a new link.',
  tooManyRequests: 'Too many requests',
  networkRequestedTooMany:
    'Your network requested too many pages, or links that don’t exist. Try again in a minute.',
  somethingWentWrong: 'Something went wrong',
  openLinkAgain: 'Open the link and try again.',
  cantBeOpenedNow: 'This can’t be opened right now',
  reloadSoon: 'Reload the page in a few seconds.',
  problemReported: 'The problem was reported. Try again later.',
  tooManyAsked: 'Too many requests were sent just now, so this one wasn’t. Try again later.',
  messageOptional: 'Message (optional)',
  askSender: 'Ask sender',

  // Replies
  replyTo: 'Reply to {name}',
  yourMessage: 'Your message',
  yourNameOptional: 'Your name (optional)',
  yourEmailOptional: 'Your email address (optional)',
  sendReply: 'Send reply',
  replySent: 'Reply sent',
  replyNotSent: 'Reply not sent',
  senderGetsReply: 'The sender gets your message by email.',
  writeAMessage: 'Write a message.',
  sendReplyAgain: 'We couldn’t tell whether a person wrote this. Send it again if you did.',
  tooManyReplies: 'Too many replies were sent just now, so this one wasn’t. Try again later.',

  // Forms of CTAs: their texts are also on pages of others, see cta.ts
  formNotSent: 'Check your answers',
  formSent: 'Sent',
} as const
