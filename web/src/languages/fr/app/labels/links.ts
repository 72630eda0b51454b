// Links page
export const links = 'Liens'
export const everythingYouveSharedAndWho = 'Tout ce que vous avez partagé, et qui l’a ouvert'

// Links tabs
export const people = 'Personnes'
export const organizations = 'Organisations'
export const linksAndRecipients = 'Liens et destinataires'

// Link page
export const link = 'Lien'
export const linkNotFound = 'Lien introuvable'
export const thisLinkDoesntExist = 'Ce lien n’existe pas, ou il appartient à un collègue.'
export const openLinks = 'Ouvrir les liens'

// People page
export const whoYouveShared = 'Avec qui vous avez partagé, et ce que ces personnes ont ouvert'

// Recipient page
export const recipientNotFound = 'Destinataire introuvable'
export const youHaventSharedAnything = 'Vous n’avez rien partagé avec ce destinataire.'
export const showRecipients = 'Afficher les destinataires'

// Recipient page, link page
export const analytics = 'Statistiques'
