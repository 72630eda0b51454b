// Invited page
export const couldntOpenTheInvitation = 'Impossible d’ouvrir l’invitation'
export const invitationIsStillValid = 'L’invitation est toujours valable'
export const joinName = (name: string) => `Rejoindre ${name}`
export const invitesYouToFindShare = (invitedBy: string) =>
  `${invitedBy} vous invite à trouver, à partager et à suivre les contenus de votre équipe.`
export const continueWithName = (name: string) => `Continuer avec ${name}`
export const youreSignedInAsAccepting = (email: string) =>
  `Vous êtes connecté en tant que ${email}. Si vous acceptez, cette session sera fermée dans ce navigateur.`
export const thisInvitationHasExpired = 'Cette invitation a expiré'
export const itWasAlreadyAcceptedWas =
  'Elle a déjà été acceptée, a été révoquée ou date de plus de sept jours. Cherchez un e-mail plus récent, ou demandez à la personne qui vous a invité de vous la renvoyer.'
export const partOfLinkIsMissing = 'Il manque une partie du lien. Ouvrez-le depuis l’e-mail.'
export const goToSatchel = 'Aller à Satchel'
export const signIn = 'Se connecter'
export const createYourOwnAccount = 'Créer votre propre compte'

// Accept form
export const enterYourName = 'Saisissez votre nom'
export const atLeastCharacters = (passwordMin: number) =>
  `Utilisez au moins ${passwordMin} caractères`
export const yourName = 'Votre nom'
export const email = 'E-mail'
export const password = 'Mot de passe'
export const newPassword = 'Nouveau mot de passe'
export const acceptAndSign = 'Accepter et se connecter'
