/** Writes the recipient of a link that is for everyone small inside of a sentence. */
const whom = (recipient: string) => (recipient === 'Alle' ? 'alle' : recipient)

// Edit link form
export const linkForUpdated = (recipient: string) => `Link für ${whom(recipient)} geändert`
export const whoIs = 'Für wen ist der Link?'
export const organization = 'Organisation'
export const memo = 'Notiz'
export const onlyVisible = 'Nur für Sie sichtbar'

// Hand over link
export const linkTransferred = (name: string) => `Der Link gehört jetzt ${name}`
export const transferLink = 'Link übertragen'
export const currentOwner = (name: string) => `Eigentümer: ${name}`
export const newOwner = 'Neuer Eigentümer'
export const findAColleague = 'Kollegen suchen'
export const transferTo = (name: string) => `An ${name} übertragen`

// Link menu
export const more = 'Mehr'
export const moreFor = (itemName: string, recipient: string) =>
  `Weitere Aktionen für den Link zu ${itemName} für ${whom(recipient)}`
export const qrCode = 'QR-Code'
export const viewAsVisitor = 'Als Besucher ansehen'
export const withdraw = 'Zurückziehen'
export const reopen = 'Wieder öffnen'
export const linkForWorksAgain = (who: string) => `Der Link für ${whom(who)} funktioniert wieder`
export const linkForNoLongerOpens = (who: string) =>
  `Der Link für ${whom(who)} öffnet sich nicht mehr`

// Edit link
export const shortLinkTo = (itemName: string) => `Kurzlink zu ${itemName}`
export const linkForRecipient = (recipient: string) => `Link für ${whom(recipient)}`

// Qr link
export const qrCodeFor = (recipient: string) => `QR-Code für ${whom(recipient)}`
export const sendWithAnApp = 'Mit einer App senden …'
