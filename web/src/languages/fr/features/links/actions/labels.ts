// Edit link form
export const linkForUpdated = (recipient: string) => `Lien pour ${recipient} mis à jour`
export const whoIs = 'Pour qui ?'
export const organization = 'Organisation'
export const memo = 'Mémo'
export const onlyVisible = 'Visible par vous seul'

// Hand over link
export const linkTransferred = (name: string) => `Le lien appartient maintenant à ${name}`
export const transferLink = 'Transférer le lien'
export const currentOwner = (name: string) => `Propriétaire : ${name}`
export const newOwner = 'Nouveau propriétaire'
export const findAColleague = 'Rechercher un collègue'
export const transferTo = (name: string) => `Transférer à ${name}`

// Link menu
export const more = 'Plus'
export const moreFor = (itemName: string, recipient: string) =>
  `Autres actions pour le lien vers ${itemName} pour ${recipient}`
export const qrCode = 'Code QR'
export const viewAsVisitor = 'Voir comme un visiteur'
export const withdraw = 'Retirer'
export const reopen = 'Rouvrir'
export const linkForWorksAgain = (who: string) => `Le lien pour ${who} fonctionne à nouveau`
export const linkForNoLongerOpens = (who: string) => `Le lien pour ${who} ne s’ouvre plus`

// Edit link
export const shortLinkTo = (itemName: string) => `Lien court vers ${itemName}`
export const linkForRecipient = (recipient: string) => `Lien pour ${recipient}`

// Qr link
export const qrCodeFor = (recipient: string) => `Code QR pour ${recipient}`
export const sendWithAnApp = 'Envoyer avec une application…'
