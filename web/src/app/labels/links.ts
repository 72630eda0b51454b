// Links page
export const links = 'Links'
export const everythingYouveSharedAndWho = 'Everything you’ve shared, and who opened it'

// Links tabs
export const people = 'People'
export const organizations = 'Organizations'
export const linksAndRecipients = 'Links and recipients'

// Link page
export const link = 'Link'
export const linkNotFound = 'Link not found'
export const thisLinkDoesntExist = 'This link doesn’t exist, or it belongs to a colleague.'
export const openLinks = 'Open links'

// People page
export const whoYouveShared = 'Who you’ve shared with, and what they opened'

// Recipient page
export const recipientNotFound = 'Recipient not found'
export const youHaventSharedAnything = 'You haven’t shared anything with them.'
export const showRecipients = 'Show recipients'

// Recipient page, link page
export const analytics = 'Analytics'
