// Bare
export const satchel = 'Satchel'
export const back = 'Retour'

// Login page
export const signInTo = (name: string) => `Se connecter à ${name}`
export const signIn = 'Se connecter'
export const takeYourWorkEmail = 'Utilisez votre adresse e-mail professionnelle'
export const newHere = 'Première visite ?'
export const createAccount = 'Créer un compte'

// Email step
export const continueLabel = 'Continuer'
export const credentialsWrong = 'Identifiants incorrects'

// Email form
export const email = 'E-mail'
export const enterYourEmailAddress = 'Saisissez votre adresse e-mail'

// Problem message
export const tooManyAttemptsTryAgain = 'Trop de tentatives. Réessayez plus tard.'
export const tooManyAttemptsUntil = (format: string) => `Trop de tentatives. Réessayez à ${format}.`

// Passkey sign-in
export const or = 'ou'
export const signInWithPasskey = 'Se connecter avec une clé d’accès'
export const thisPasskeyIsntRegisteredHere =
  'Cette clé d’accès n’est pas enregistrée ici. Connectez-vous avec votre mot de passe.'

// Password step
export const enterYourPassword = 'Saisissez votre mot de passe'
export const useAnotherAddress = 'Utiliser une autre adresse'
export const password = 'Mot de passe'
export const forgotYourPassword = 'Mot de passe oublié ?'

// Split
export const findRightContentShare =
  'Trouvez le bon contenu, partagez-le et voyez quand il est ouvert.'

// Single sign-on
export const continueWithName = (name: string) => `Continuer avec ${name}`

// Totp step
export const thatCodeIsWrong = 'Ce code n’est pas correct ou a déjà été utilisé'
export const enterTheCode = 'Saisissez le code'
export const startOver = 'Recommencer'

// Code form
export const enterAllSixDigits = 'Saisissez les six chiffres'
export const atLeastCharacters = (passwordMin: number) =>
  `Utilisez au moins ${passwordMin} caractères`
export const confirm = 'Confirmer'
export const setPasswordAndConfirm = 'Définir et confirmer'
export const code = 'Code'
export const digitIndex = (index: number) => `Chiffre ${index}`
export const youSignedUpInAnother =
  'Vous vous êtes inscrit dans un autre navigateur. Définissez votre mot de passe ici. Celui que vous y avez choisi ne fonctionne plus.'
export const sentToAgain = (email: string) => `Renvoyé à ${email}`
export const sendAgainInS = (secondsLeft: number) => `Renvoyer dans ${secondsLeft} s`
export const sendAgain = 'Renvoyer'
export const thatCodeIsntRightUse = 'Ce code n’est pas correct. Utilisez le dernier e-mail.'
export const codeHasExpiredSendNew = 'Le code a expiré. Demandez-en un nouveau.'

// Sso page
export const youreNotSigned = 'Vous n’êtes pas connecté'
export const signInDidntReach =
  'La connexion n’est pas parvenue à ce navigateur, ou vous vous êtes déconnecté depuis.'
export const signInWithYourCompany = 'Se connecter via votre entreprise'

// Login sso page
export const takeYourCompanyAccount =
  'Utilisez votre compte d’entreprise. Vous n’avez pas besoin d’un mot de passe Satchel.'
export const signInAnotherWay = 'Se connecter autrement'
export const tryAgain = 'Réessayer'
export const thisAddressDoesntUseSingle =
  'Cette adresse n’utilise pas l’authentification unique. Connectez-vous autrement.'
export const thisSignInTookToo =
  'Cette connexion a pris trop de temps, a déjà été utilisée ou a commencé dans un autre navigateur. Réessayez.'
export const yourCompanyDeniedAccessAsk =
  'Votre entreprise a refusé l’accès. Adressez-vous à son service informatique.'
export const weCouldntVerifyResponse =
  'La réponse de votre entreprise n’a pas pu être vérifiée. Demandez à un admin de tester la connexion.'
export const yourCompanysSignInIsnt =
  'Le service de connexion de votre entreprise ne répond pas. Réessayez plus tard.'
export const yourCompanyDidntShareVerified =
  'Votre entreprise n’a pas transmis d’adresse e-mail vérifiée. Adressez-vous à son service informatique.'
export const yourEmailDomainIsntSet =
  'Le domaine de votre adresse n’est pas configuré pour cette connexion.'
export const yourAddressBelongsToAnother =
  'Votre adresse appartient à un autre compte Satchel. Connectez-vous-y, ou demandez à son propriétaire de vous en retirer.'
export const youreNotOnTeamYet =
  'Vous ne faites pas encore partie de l’équipe. Demandez une invitation.'
export const youreNoLongerOnTeam =
  'Vous ne faites plus partie de l’équipe. Adressez-vous à un propriétaire ou à un admin.'
export const noSeatsAreLeft =
  'L’offre n’a plus de place libre. Demandez à un propriétaire d’en ajouter.'
export const yourCompanysAccountIsntActive =
  'Le compte de votre entreprise n’est pas actif. Demandez à un propriétaire de choisir une offre.'
export const ownersSignInWithPassword = 'Ici, les propriétaires se connectent avec un mot de passe.'

// Second factor page
export const verifyIts = 'Confirmez que c’est bien vous'
export const setUpTwoStepVerification = 'Configurer la validation en deux étapes'
export const requiresTwoStepVerification = (name: string) =>
  `${name} exige la validation en deux étapes.`
export const notEmail = (email: string) => `Ce n’est pas ${email} ?`
export const signOut = 'Se déconnecter'
export const couldntLoadYourSign = 'Impossible de charger vos méthodes de connexion'
export const takeCodeFromAuthenticatorApp =
  'Utilisez un code d’une application d’authentification sur votre téléphone, en plus de votre mot de passe.'
export const setUpAuthenticator = 'Configurer l’application'
export const signInWithYourFingerprint =
  'Connectez-vous avec votre empreinte digitale, votre visage ou une clé de sécurité.'
export const addPasskey = 'Ajouter une clé d’accès'
