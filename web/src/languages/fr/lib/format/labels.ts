// Problem
export const tooLargeInBetween = (sent: string) =>
  `Un intermédiaire entre vous et Satchel a refusé ${sent === 'a file' ? 'un fichier' : 'une requête'} de cette taille (413). Demandez à votre administrateur d’en relever la limite.`
export const noAnswerInBetween = (status: number) =>
  `Un intermédiaire entre vous et Satchel n’a pas reçu de réponse du serveur (${status}). Réessayez dans un instant.`
export const refusedInBetween = (status: number) =>
  `Un intermédiaire entre vous et Satchel a refusé la requête (${status}). Réessayez, ou adressez-vous à votre administrateur.`
export const answeredInBetween =
  'Un intermédiaire entre vous et Satchel a répondu à sa place. Vérifiez si votre réseau vous demande de vous connecter.'
export const somethingWentWrong = 'Une erreur est survenue. Réessayez plus tard.'
export const serverTimeout = 'Le serveur a mis trop de temps à répondre. Réessayez.'
export const offline = 'Vous êtes hors ligne. Réessayez une fois de nouveau en ligne.'
export const serverUnreachable = 'Impossible de joindre le serveur. Réessayez dans un instant.'
export const otherPerson = 'Une autre personne est connectée à présent. Rechargez la page.'
export const blocked =
  'Le serveur répond, mais quelque chose dans ce navigateur a bloqué la requête, par exemple un bloqueur de contenu. Autorisez-la ici et réessayez.'

// Upload parts
export const uploadUnreached = 'Impossible de joindre le serveur. Réessayez.'
export const cantReachServerRetrying = 'Serveur injoignable, nouvelle tentative'
export const serverBusyRetrying = 'Le serveur est occupé, nouvelle tentative'
export const foreignRetrying = (status: number) =>
  `Un intermédiaire entre vous et Satchel a répondu (${status}), nouvelle tentative`

// Taxonomy
export const stage = 'Étape'
export const product = 'Produit'
export const contentType = 'Type de contenu'
export const industry = 'Secteur'
export const region = 'Région'

// Day
export const today = 'Aujourd’hui'
export const yesterday = 'Hier'

// Pdf page
export const goToPage = 'Aller à la page'

// Visit values
export const direct = 'Direct'
export const qrCode = 'Code QR'
export const site = 'Site'
export const emailFromSatchel = 'E-mail de Satchel'
export const phone = 'Téléphone'
export const tablet = 'Tablette'
export const computer = 'Ordinateur'
export const tv = 'Téléviseur'
export const noReferringPage = 'Sans site référent'
export const unknown = 'Inconnu'
