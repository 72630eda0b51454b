import { formatCount } from '../../../../lib/format/format.ts'

// Signup page
export const createYourAccount = 'Créer votre compte'
export const tryEverythingFreeFor14 =
  'Essayez tout gratuitement pendant 14 jours, sans carte bancaire'
export const haveAnAccount = 'Vous avez un compte ?'
export const signIn = 'Se connecter'
export const setUpYourCompany = 'Configurez votre entreprise sur ce serveur'
export const signUpIsClosed = 'Les inscriptions sont closes'
export const newCompaniesCantSignUp =
  'Les nouvelles entreprises ne peuvent pas s’inscrire sur ce serveur.'
export const askForInvitation = (name: string) => `Demandez une invitation à ${name}.`
export const askThoseWhoRunIt = 'Demandez une invitation à ceux qui l’administrent.'
export const invitedAlready = 'Déjà invité ? Ouvrez le lien reçu par e-mail.'
export const couldntCheckSignUp = 'Impossible de vérifier si vous pouvez vous inscrire'

// Signup form
export const enterYourName = 'Saisissez votre nom'
export const enterYourCompanysName = 'Saisissez le nom de votre entreprise'
export const enterYourEmailAddress = 'Saisissez votre adresse e-mail'
export const atLeastCharacters = (passwordMin: number) =>
  `Utilisez au moins ${passwordMin} caractères`
export const yourName = 'Votre nom'
export const company = 'Entreprise'
export const workEmail = 'E-mail professionnel'
export const password = 'Mot de passe'
export const createAccount = 'Créer un compte'
export const accountWithThisAddressAlready =
  'Un compte existe déjà avec cette adresse. Connectez-vous.'
export const takeAddressAt = (domains: string) => `Utilisez une adresse chez ${domains}`

// Partner signup page
export const signUpWithPartner = 'S’inscrire avec un partenaire'
export const couldntCheckTheCode = 'Impossible de vérifier le code'
export const givesYouDaysToTry = (partner: string, trialDays: number) =>
  `${partner} vous offre ${formatCount(trialDays, 'jour', 'jours')} pour tout essayer, sans carte bancaire.`
export const seesYourCompanyName = (partner: string) =>
  `${partner} voit le nom de votre entreprise, votre offre et si vous êtes à l’essai, mais aucun de vos contenus.`
export const enterYourPartnersCode =
  'Saisissez le code de votre partenaire pour bénéficier de ses conditions'
export const noCode = 'Pas de code ?'
export const signUpWithoutOne = 'S’inscrire sans code'
export const partnerCode = 'Code partenaire'
export const thisCodeIsntValid = 'Ce code n’est pas valable'
export const continueLabel = 'Continuer'
