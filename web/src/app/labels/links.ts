// Links page
export const links = 'Links'
export const everythingYouSharedAndWho = 'Everything you shared, and who has opened it'

// Links tabs
export const people = 'People'
export const organisations = 'Organisations'
export const linksAndRecipients = 'Links and recipients'

// Link page
export const link = 'Link'
export const linkNotFound = 'Link not found'
export const thereIsNoSuchLink = 'There is no such link, or a colleague made it.'
export const openTheLinks = 'Open the links'

// People page
export const whomYouShared = 'Whom you shared with, and what they opened'

// Recipient page
export const nobodyFound = 'Nobody found'
export const nothingOfYoursWasShared = 'Nothing of yours was shared with them.'
export const showWhomYouShared = 'Show whom you shared with'
