// Bye page
export const keepAccount = 'Conserver le compte'
export const itsScheduledToCloseBut =
  'Sa fermeture est prévue, mais vous pouvez encore le conserver.'
export const theAccountIsClosing = (name: string) => `Le compte ${name} va être fermé`
export const weveEmailedItsOwnersHow =
  'Nous avons indiqué par e-mail à ses propriétaires comment le conserver.'
export const continueReadOnly = 'Continuer en lecture seule'
export const exportEverything = 'Tout exporter'
export const youreSignedOut = 'Vous êtes déconnecté'
export const youreSignedOutInEvery =
  'Vous êtes déconnecté dans tous les onglets de ce navigateur, et plus rien de vos données ne s’y trouve.'
export const signInAgain = 'Se reconnecter'
export const signOutFailed = 'La déconnexion a échoué. Vous êtes toujours connecté'
export const youreSigned = 'Vous êtes connecté'
export const asEmail = (email: string) => `En tant que ${email}.`
export const goToSatchel = 'Aller à Satchel'
export const signOut = 'Se déconnecter'
