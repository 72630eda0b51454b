// Edit link form
export const linkForIsChanged = (recipient: string) => `The link for ${recipient} is changed`
export const save = 'Save'
export const whoIs = 'Who is it for?'
export const organisation = 'Organisation'
export const memo = 'Memo'
export const onlyForYou = 'Only for you'

// Hand over link
export const linkIsSNow = (name: string) => `The link is ${name}’s now`
export const handOver = 'Hand over'
export const itIsS = (name: string) => `It is ${name}’s`
export const newSharer = 'New sharer'
export const nameOfAColleague = 'Name of a colleague'
export const nobodyOfThatName = 'Nobody of that name'
export const handOverTo = (name: string) => `Hand over to ${name}`

// Qr code
export const codeCouldNotBeDrawn = 'The code could not be drawn'
export const qrCodeOfLink = (itemName: string) => `QR code of the link to ${itemName}`
export const visitsByCodeAreTold = 'Visits by the code are told apart from those by the link.'

// Link menu
export const more = 'More'
export const moreForLink = (itemName: string, recipient: string) =>
  `More for the link to ${itemName} for ${recipient}`
export const edit = 'Edit'
export const qrCode = 'QR code'
export const viewAsVisitor = 'View as visitor'
export const withdraw = 'Withdraw'
export const openAgain = 'Open again'
export const linkForOpensAgain = (who: string) => `The link for ${who} opens again`
export const linkForNoLongerOpens = (who: string) => `The link for ${who} no longer opens`
export const undo = 'Undo'

// Edit link
export const shortLink = (itemName: string) => `Short link of ${itemName}`
export const linkForRecipient = (recipient: string) => `Link for ${recipient}`

// Qr link
export const qrCodeFor = (recipient: string) => `QR code for ${recipient}`
