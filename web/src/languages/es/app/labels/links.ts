// Links page
export const links = 'Enlaces'
export const everythingYouveSharedAndWho = 'Todo lo que ha compartido y quién lo abrió'

// Links tabs
export const people = 'Personas'
export const organizations = 'Organizaciones'
export const linksAndRecipients = 'Enlaces y destinatarios'

// Link page
export const link = 'Enlace'
export const linkNotFound = 'Enlace no encontrado'
export const thisLinkDoesntExist = 'Este enlace no existe o es de otra persona del equipo.'
export const openLinks = 'Abrir los enlaces'

// People page
export const whoYouveShared = 'Con quién ha compartido y qué abrieron'

// Recipient page
export const recipientNotFound = 'Destinatario no encontrado'
export const youHaventSharedAnything = 'No ha compartido nada con este destinatario.'
export const showRecipients = 'Ver destinatarios'

// Recipient page, link page
export const analytics = 'Analítica'
