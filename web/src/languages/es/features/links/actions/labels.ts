// Edit link form
export const linkForUpdated = (recipient: string) => `Enlace para ${recipient} actualizado`
export const whoIs = '¿Para quién es?'
export const organization = 'Organización'
export const memo = 'Nota'
export const onlyVisible = 'Visible solo para usted'

// Hand over link
export const linkTransferred = (name: string) => `El enlace pertenece ahora a ${name}`
export const transferLink = 'Transferir el enlace'
export const currentOwner = (name: string) => `Propietario: ${name}`
export const newOwner = 'Nuevo propietario'
export const findAColleague = 'Buscar un colega'
export const transferTo = (name: string) => `Transferir a ${name}`

// Link menu
export const more = 'Más'
export const moreFor = (itemName: string, recipient: string) =>
  `Más acciones para el enlace a ${itemName} para ${recipient}`
export const qrCode = 'Código QR'
export const viewAsVisitor = 'Ver como visitante'
export const withdraw = 'Retirar'
export const reopen = 'Reabrir'
export const linkForWorksAgain = (who: string) => `El enlace para ${who} vuelve a funcionar`
export const linkForNoLongerOpens = (who: string) => `El enlace para ${who} ya no se abre`

// Edit link
export const shortLinkTo = (itemName: string) => `Enlace corto a ${itemName}`
export const linkForRecipient = (recipient: string) => `Enlace para ${recipient}`

// Qr link
export const qrCodeFor = (recipient: string) => `Código QR para ${recipient}`
export const sendWithAnApp = 'Enviar con una aplicación…'
