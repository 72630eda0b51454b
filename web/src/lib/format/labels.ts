// Problem
export const tooLargeInBetween = (sent: string) =>
  `Something between you and Satchel refused ${sent} this large (413). Ask your administrator to raise its limit.`
export const noAnswerInBetween = (status: number) =>
  `Something between you and Satchel got no answer from the server (${status}). Try again in a moment.`
export const refusedInBetween = (status: number) =>
  `Something between you and Satchel refused the request (${status}). Try again, or ask your administrator.`
export const answeredInBetween =
  'Something between you and Satchel answered in its place. Check if your network wants you to sign in.'
export const somethingWentWrong = 'Something went wrong. Please try again later.'
export const serverTimeout = 'The server took too long to answer. Try again.'
export const offline = 'You’re offline. Try again once you’re back online.'
export const serverUnreachable = 'Couldn’t reach the server. Try again in a moment.'
export const otherPerson = 'Someone else is signed in now. Reload the page.'
export const blocked =
  'The server can be reached, but something in this browser stopped the request, such as a content blocker. Allow it here and try again.'

// Upload parts
export const uploadUnreached = 'Couldn’t reach the server. Try again.'
export const cantReachServerRetrying = 'Can’t reach the server, retrying'
export const serverBusyRetrying = 'The server can’t take it right now, retrying'
export const foreignRetrying = (status: number) =>
  `Something between you and Satchel answered (${status}), retrying`

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
export const tablet = 'Tablet'
export const computer = 'Computer'
export const tv = 'TV'
export const noReferringPage = 'No referring page'
export const unknown = 'Unknown'
