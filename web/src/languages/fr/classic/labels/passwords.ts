// Password rule
export const atLeastCharacters = (passwordMin: number) => `Au moins ${passwordMin} caractères`
export const lengthSoFar = (length: number) => `, ${length} pour l’instant`

// Forgot password page
export const backToSign = 'Retour à la connexion'
export const forgotYourPassword = 'Mot de passe oublié ?'
export const wellEmailYouLink = 'Nous vous enverrons un lien par e-mail pour en définir un nouveau'
export const emailLink = 'Envoyer le lien'
export const enterYourEmailAddress = 'Saisissez votre adresse e-mail'
export const sentToAgain = (email: string) => `Renvoyé à ${email}`
export const checkYourInbox = 'Consultez votre messagerie'
export const ifTheresAccount = 'S’il existe un compte pour'
export const weveSentLinkToSet =
  ', nous avons envoyé un lien pour définir un nouveau mot de passe. Il est valable une heure.'
export const noEmailCheckYourSpam =
  'Pas d’e-mail ? Regardez dans vos courriers indésirables, et vérifiez qu’il s’agit de votre adresse professionnelle.'
export const sendAgainInS = (secondsLeft: number) => `Renvoyer dans ${secondsLeft} s`
export const sendAgain = 'Renvoyer'
export const takeAnotherAddress = 'Utiliser une autre adresse'

// Password reset page
export const setANewPassword = 'Définir un nouveau mot de passe'
export const thisSignsYouOutEverywhere = 'Vous serez déconnecté partout'
export const tooShort = (passwordMin: number) => `Utilisez au moins ${passwordMin} caractères`
export const newPassword = 'Nouveau mot de passe'
export const setPassword = 'Définir le mot de passe'
export const passwordSet = 'Mot de passe défini'
export const youCanNowSign =
  'Vous pouvez maintenant vous connecter avec votre nouveau mot de passe.'
export const signIn = 'Se connecter'
export const thisResetLinkNoLonger = 'Ce lien de réinitialisation ne fonctionne plus'
export const itWasAlreadyUsed = 'Il a déjà été utilisé, ou il date de plus d’une heure.'
export const partOfLinkIsMissing = 'Il manque une partie du lien. Ouvrez-le depuis l’e-mail.'
export const yourPasswordHasntChanged = 'Votre mot de passe n’a pas changé.'
export const requestLink = 'Demander un lien'

// Password section
export const couldntCheckWhetherYouHave = 'Impossible de vérifier si vous avez un mot de passe'
export const passwordIsSet = 'Défini'
export const thatsNotYourPassword = 'Ce n’est pas votre mot de passe'
export const itPassword = (password: string) => `Il ${password}`
export const enterYourPassword = 'Saisissez votre mot de passe'
export const passwordChangedYoureSignedOut =
  'Mot de passe modifié. Vous êtes déconnecté partout ailleurs'
export const currentPassword = 'Mot de passe actuel'
export const changePassword = 'Changer le mot de passe'
export const linkSent = (email: string) => `Lien envoyé à ${email}`
export const youDontHavePassword = 'Vous n’avez pas de mot de passe. Vous vous connectez autrement.'
export const emailSetupLink = 'Recevoir un lien par e-mail'
