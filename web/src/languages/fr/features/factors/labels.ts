import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Security section
export const couldntLoadYourTwoStep = 'Impossible de charger votre validation en deux étapes'
export const lastMethodRequired =
  'Votre entreprise exige la validation en deux étapes, vous ne pouvez donc pas retirer votre dernière méthode.'

// Passkeys card
export const canSignInWith = (name: string) => `Vous pouvez maintenant vous connecter avec ${name}`
export const passkeys = 'Clés d’accès'
export const passkeysHint =
  'Connectez-vous avec votre empreinte digitale, votre visage ou une clé de sécurité plutôt qu’avec un mot de passe. Ajoutez des clés d’accès sur deux appareils pour ne pas vous retrouver bloqué.'
export const addPasskey = 'Ajouter une clé d’accès'
export const passkeysNotSupported = 'Ce navigateur ne prend pas en charge les clés d’accès.'

// Passkey row
export const removeNamed = (name: string) => `Retirer ${name}`
export const passkeyRemovalWarning =
  'Cette clé d’accès ne permettra plus de se connecter. Votre appareil la proposera peut-être encore : supprimez-la aussi de celui-ci.'
export const nameRemoved = (name: string) => `${name} retirée`
export const added = 'Ajout :'
export const lastUsed = 'Dernière utilisation :'
export const notUsedYet = 'Pas encore utilisée'
export const syncedAcrossYourDevices = 'Synchronisée entre vos appareils'
export const rename = (name: string) => `Renommer ${name}`
export const passkeyName = 'Nom de la clé d’accès'

// Passkey browser
export const alreadyHasPasskey = 'Cet appareil a déjà une clé d’accès pour vous'
export const noPasskeyUsed = 'Aucune clé d’accès n’a été utilisée. Essayez une autre méthode.'
export const thisBrowserCouldntUsePasskey = 'Ce navigateur n’a pas pu utiliser de clé d’accès ici'
export const browser = 'Navigateur'
export const browserOnDevice = (browser: string, device: string) => `${browser} sur ${device}`
export const edge = 'Edge'
export const firefox = 'Firefox'
export const chrome = 'Chrome'
export const safari = 'Safari'
export const android = 'Android'
export const mac = 'Mac'
export const windows = 'Windows'
export const linux = 'Linux'

// Totp card
export const authenticatorApp = 'Application d’authentification'
export const on = 'Activée'
export const authenticatorHint =
  'Votre téléphone affiche un nouveau code toutes les 30 secondes. Vous le saisissez après votre mot de passe.'
export const setUpAuthenticator = 'Configurer l’application'
export const removeAuthenticator = 'Retirer l’application d’authentification'
export const authenticatorRemovalWarning =
  'Vous vous connecterez sans code, et vos codes de récupération ne fonctionneront plus.'
export const authenticatorRemoved = 'Application d’authentification retirée'
export const setUp = 'Configurer'
export const noRecoveryCodesLeft = 'Il ne reste aucun code de récupération.'
export const recoveryCodesLeft = (left: number) =>
  left === 1
    ? 'Il reste 1 code de récupération sur 10.'
    : `Il reste ${formatNumber(left)} codes de récupération sur 10.`
export const newRecoveryCodes = 'Nouveaux codes de récupération'

// Recovery codes
export const satchelRecoveryCodesTxt = 'Codes de récupération Satchel.txt'
export const recoveryCodesHint =
  'Conservez ces codes dans un endroit accessible sans votre téléphone. Chacun fonctionne une fois, à la place du code de l’application. Ils ne seront plus affichés.'
export const recoveryCodes = 'Codes de récupération'

// Totp setup
export const thatsNotCurrentCode = 'Ce n’est pas le code actuel'
export const enterAllSixDigits = 'Saisissez les six chiffres'
export const qrCodeForYourAuthenticator = 'Code QR pour votre application d’authentification'
export const scanQrCode =
  'Scannez le code avec une application d’authentification, par exemple 1Password, Aegis ou Google Authenticator.'
export const orEnterKey = 'Ou saisissez cette clé dans l’application :'
export const openAuthenticatorApp = 'Ouvrir l’application d’authentification'
export const turnOn = 'Activer'

// Code field
export const recoveryCode = 'Code de récupération'
export const authenticatorCode = 'Code d’authentification'
export const digitIndex = (index: number) => `Chiffre ${index}`
export const useAuthenticator = 'Utiliser l’application'
export const takeRecoveryCode = 'Utiliser un code de récupération'

// Lost factors
export const resetFor = (name: string) => `Réinitialiser la validation en deux étapes de ${name}`
export const resetWarning =
  'L’application d’authentification, les codes de récupération et les clés d’accès de cette personne ne fonctionneront plus, et toutes ses sessions seront fermées. Elle se connectera ensuite avec son seul mot de passe. Vérifiez que la demande vient bien d’elle.'
export const reset = 'Réinitialiser'
export const nowSignsInWithPassword = (name: string) =>
  `${name} se connecte maintenant avec un simple mot de passe`
export const resetTwoStepVerification = 'Réinitialiser la validation en deux étapes'
export const lostFactorsHint =
  'Une personne qui a perdu son appareil et ses codes de récupération ne peut pas se connecter avant cette réinitialisation.'
export const person = 'Personne'
export const chooseAPerson = 'Choisir une personne'

// Second factor rule
export const couldntLoadTheSetting = 'Impossible de charger le paramètre'
export const requireTwoStepVerification = 'Exiger la validation en deux étapes'
export const peopleWhoMustSetUp = (count: number) =>
  formatCount(
    count,
    'personne ne l’a pas encore configurée. Elle devra le faire avant de pouvoir continuer.',
    'personnes ne l’ont pas encore configurée. Elles devront le faire avant de pouvoir continuer.',
  )
export const require = 'Exiger'
export const requireHint =
  'Avec une application d’authentification ou une clé d’accès. Pour l’authentification unique, c’est le fournisseur qui la demande.'
export const everyoneHasSetItUp = 'Tout le monde l’a configurée.'
export const peopleWithout = (count: number) =>
  formatCount(
    count,
    'personne ne l’a pas encore configurée.',
    'personnes ne l’ont pas encore configurée.',
  )

// Ask proof
export const verifyIts = 'Confirmez que c’est bien vous'
export const whyVerify =
  'Cette action change qui peut entrer ou ce que chacun peut faire : confirmez que c’est bien vous.'

// Proof form
export const or = 'ou'
export const couldntLoadSignInMethods = 'Impossible de charger vos méthodes de connexion'
export const usePasskey = 'Utiliser une clé d’accès'
export const signInAgainHint = 'Reconnectez-vous, puis terminez dans les dix minutes.'
export const signInWithYourCompany = 'Se connecter via votre entreprise'
export const passwordProblem = (problem: string) => `Le mot de passe ${problem}`
export const codeProblem = (problem: string) => `Le code ${problem}`
export const enterTheCode = 'Saisissez le code'
export const enterYourPassword = 'Saisissez votre mot de passe'
export const password = 'Mot de passe'
export const continueLabel = 'Continuer'
