// Edit link form
export const linkForUpdated = (recipient: string) => `Link for ${recipient} updated`
export const whoIs = 'Who is it for?'
export const organization = 'Organization'
export const memo = 'Memo'
export const onlyVisible = 'Only visible to you'

// Hand over link
export const linkTransferred = (name: string) => `The link now belongs to ${name}`
export const transferLink = 'Transfer link'
export const currentOwner = (name: string) => `Owner: ${name}`
export const newOwner = 'New owner'
export const findAColleague = 'Find a colleague'
export const transferTo = (name: string) => `Transfer to ${name}`

// Link menu
export const more = 'More'
export const moreFor = (itemName: string, recipient: string) =>
  `More actions for the link to ${itemName} for ${recipient}`
export const qrCode = 'QR code'
export const viewAsVisitor = 'View as visitor'
export const withdraw = 'Withdraw'
export const reopen = 'Reopen'
export const linkForWorksAgain = (who: string) => `The link for ${who} works again`
export const linkForNoLongerOpens = (who: string) => `The link for ${who} no longer opens`

// Edit link
export const shortLinkTo = (itemName: string) => `Short link to ${itemName}`
export const linkForRecipient = (recipient: string) => `Link for ${recipient}`

// Qr link
export const qrCodeFor = (recipient: string) => `QR code for ${recipient}`
export const sendWithAnApp = 'Send with an app…'
