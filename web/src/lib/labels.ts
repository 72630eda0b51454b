// Problem
export const serverError = 'Something went wrong on the server. Try again in a moment.'
export const somethingWentWrong = 'Something went wrong. Please try again later.'
export const serverTimeout = 'The server took too long to answer. Try again.'
export const offline = 'You’re offline. Try again once you’re back online.'
export const serverUnreachable = 'Couldn’t reach the server. Check your connection and try again.'

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
export const goToPage = 'Go to page'

// Visit values
export const direct = 'Direct'
export const qrCode = 'QR code'
export const site = 'Site'
export const emailFromSatchel = 'Email from Satchel'
export const phone = 'Phone'
export const computer = 'Computer'
export const tv = 'TV'
export const noReferringPage = 'No referring page'
export const unknown = 'Unknown'
