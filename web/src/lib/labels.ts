// Problem
export const serverCouldNotAnswerTry = 'The server could not answer. Try again in a moment.'
export const serverTookTooLong = 'The server took too long to answer. Try again.'
export const serverWasNotReachedCheck =
  'The server was not reached. Check the connection and try again.'

// Taxonomy
export const stage = 'Stage'
export const product = 'Product'
export const contentType = 'Content type'
export const industry = 'Industry'
export const region = 'Region'

// Day
export const today = 'Today'
export const yesterday = 'Yesterday'

// Pdf page
export const goToThePage = 'Go to the page'

// Visit values
export const theLinkItself = 'The link itself'
export const qrCode = 'QR code'
export const aSite = 'A site'
export const aMailFromHere = 'A mail from here'
export const phone = 'Phone'
export const computer = 'Computer'
export const television = 'Television'
export const noPageBefore = 'No page before'
export const unknown = 'Unknown'
