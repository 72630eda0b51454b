import { formatCount } from '../../lib/format.ts'

// Signup page
export const createAnAccount = 'Create an account'
export const fourteenDaysToTryAll = 'Fourteen days to try all of it, no card needed.'
export const haveAnAccount = 'Have an account?'
export const signIn = 'Sign in'

// Signup form
export const enterYourName = 'Enter your name'
export const enterNameOfYourCompany = 'Enter the name of your company'
export const enterEMailAddress = 'Enter an e-mail address'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const yourName = 'Your name'
export const company = 'Company'
export const workEMail = 'Work e-mail'
export const password = 'Password'
export const createAccount = 'Create account'
export const thereIsAccountWithThis =
  'There is an account with this address already. Sign in instead.'

// Partner signup page
export const signUpWithPartner = 'Sign up with a partner'
export const codeCouldNotBeLooked = 'The code could not be looked up'
export const givesYouDaysToTry = (partner: string, trialDays: number) =>
  `${partner} gives you ${formatCount(trialDays, 'day')} to try all of it, no card needed.`
export const seesNameOfYourCompany = (partner: string) =>
  `${partner} sees the name of your company, its plan and whether it is still on trial; nothing of what you put in.`
export const codeOfYourPartnerGives = 'The code of your partner gives you its terms.'
export const noCode = 'No code?'
export const signUpWithoutOne = 'Sign up without one'
export const partnerCode = 'Partner code'
export const noPartnerHasThisCode = 'No partner has this code now'
export const continueLabel = 'Continue'
