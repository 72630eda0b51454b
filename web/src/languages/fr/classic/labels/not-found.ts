// Removed site page
export const thisSiteIsNoLonger = 'Ce site n’est plus publié'
export const itsOwnerHasTaken =
  'Son propriétaire l’a retiré du web. Adressez-vous à la personne qui vous a envoyé l’adresse.'
export const goToSatchel = 'Aller à Satchel'

// Not found page
export const pageNotFound = 'Page introuvable'
export const theresNothingAtThisAddress =
  'Il n’y a rien à cette adresse. La page a été déplacée ou supprimée, ou l’adresse contient une faute de frappe.'
export const goToHome = 'Aller à l’accueil'
export const signIn = 'Se connecter'
export const openLibrary = 'Ouvrir la bibliothèque'
