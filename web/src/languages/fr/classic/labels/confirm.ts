// Confirm verification page
export const confirmYourAddress = 'Confirmer votre adresse'
export const weSentEmail = 'Nous avons envoyé un e-mail à'
export const enterItsSixDigitCode =
  '. Saisissez le code à six chiffres qu’il contient, ou ouvrez son lien.'
export const enterAddressYouSignedUp =
  'Saisissez l’adresse de votre inscription, puis le code à six chiffres que nous y avons envoyé.'
export const notYourAddress = 'Ce n’est pas votre adresse ?'
export const noAccountYet = 'Pas encore de compte ?'
export const startOver = 'Recommencer'
export const createAccount = 'Créer un compte'
export const continueLabel = 'Continuer'

// Confirm page
export const thisConfirmationLinkDoesntWork = 'Ce lien de confirmation ne fonctionne pas'
export const partOfLinkIsMissing = 'Il manque une partie du lien. Ouvrez-le depuis l’e-mail.'
export const signIn = 'Se connecter'
export const someoneSignedUpForSatchel = 'Quelqu’un s’est inscrit à Satchel pour'
export const withTheAddress = 'avec l’adresse'
export const ifThatWasYouSet =
  'Si c’était vous, choisissez votre mot de passe pour la confirmer. Un mot de passe choisi auparavant ne fonctionne plus.'
export const ifThatWasYouConfirm = 'Si c’était vous, confirmez-la.'
export const wasntYouCloseThisPage =
  'Ce n’était pas vous ? Fermez cette page. Personne ne peut utiliser le compte tant que vous n’avez pas confirmé l’adresse.'
export const itHasExpiredOrWas =
  'Il a expiré ou a déjà été utilisé. Connectez-vous : si l’adresse n’est pas encore confirmée, vous pourrez y demander un nouvel e-mail.'

// Confirm form
export const atLeastCharacters = (passwordMin: number) =>
  `Utilisez au moins ${passwordMin} caractères`
export const password = 'Mot de passe'
export const setPasswordAndConfirm = 'Définir et confirmer'
export const confirmAddress = 'Confirmer l’adresse'
