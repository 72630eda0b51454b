import { formatCount } from '../../../../lib/format/format.ts'

// Signup page
export const createYourAccount = 'Erstellen Sie Ihr Konto'
export const tryEverythingFreeFor14 = 'Testen Sie alles 14 Tage kostenlos, ohne Kreditkarte'
export const haveAnAccount = 'Sie haben schon ein Konto?'
export const signIn = 'Anmelden'
export const setUpYourCompany = 'Richten Sie Ihr Unternehmen auf diesem Server ein'
export const signUpIsClosed = 'Registrierung geschlossen'
export const newCompaniesCantSignUp =
  'Neue Unternehmen können sich auf diesem Server nicht registrieren.'
export const askForInvitation = (name: string) => `Bitten Sie ${name} um eine Einladung.`
export const askThoseWhoRunIt = 'Bitten Sie die Betreiber um eine Einladung.'
export const invitedAlready = 'Schon eingeladen? Öffnen Sie den Link in der E-Mail.'
export const couldntCheckSignUp = 'Es konnte nicht geprüft werden, ob Sie sich registrieren können'

// Signup form
export const enterYourName = 'Geben Sie Ihren Namen ein'
export const enterYourCompanysName = 'Geben Sie den Namen Ihres Unternehmens ein'
export const enterYourEmailAddress = 'Geben Sie Ihre E-Mail-Adresse ein'
export const atLeastCharacters = (passwordMin: number) =>
  `Verwenden Sie mindestens ${passwordMin} Zeichen`
export const yourName = 'Ihr Name'
export const company = 'Unternehmen'
export const workEmail = 'Geschäftliche E-Mail-Adresse'
export const password = 'Passwort'
export const createAccount = 'Konto erstellen'
export const accountWithThisAddressAlready =
  'Ein Konto mit dieser Adresse gibt es schon. Melden Sie sich stattdessen an.'
export const takeAddressAt = (domains: string) => `Verwenden Sie eine Adresse bei ${domains}`

// Partner signup page
export const signUpWithPartner = 'Über einen Partner registrieren'
export const couldntCheckTheCode = 'Der Code konnte nicht geprüft werden'
export const givesYouDaysToTry = (partner: string, trialDays: number) =>
  `Mit ${partner} können Sie alles ${formatCount(trialDays, 'Tag', 'Tage')} lang testen, ohne Kreditkarte.`
export const seesYourCompanyName = (partner: string) =>
  `${partner} sieht den Namen Ihres Unternehmens, Ihren Tarif und ob Sie in der Testphase sind, aber keine Ihrer Inhalte.`
export const enterYourPartnersCode =
  'Geben Sie den Code Ihres Partners ein, um dessen Konditionen zu erhalten'
export const noCode = 'Kein Code?'
export const signUpWithoutOne = 'Ohne Code registrieren'
export const partnerCode = 'Partnercode'
export const thisCodeIsntValid = 'Dieser Code ist ungültig'
export const continueLabel = 'Weiter'
