import { formatCount } from '../../lib/format/format.ts'

// Signup page
export const createYourAccount = 'Create your account'
export const tryEverythingFreeFor14 = 'Try everything free for 14 days, no card needed'
export const haveAnAccount = 'Have an account?'
export const signIn = 'Sign in'
export const setUpYourCompany = 'Set up your company on this server'
export const signUpIsClosed = 'Sign-up is closed'
export const newCompaniesCantSignUp = 'New companies can’t sign up on this server.'
export const askForInvitation = (name: string) => `Ask ${name} for an invitation.`
export const askThoseWhoRunIt = 'Ask the people who run it for an invitation.'
export const invitedAlready = 'Invited already? Open the link in the email.'
export const couldntCheckSignUp = 'Couldn’t check whether you can sign up'

// Signup form
export const enterYourName = 'Enter your name'
export const enterYourCompanysName = 'Enter your company’s name'
export const enterYourEmailAddress = 'Enter your email address'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const yourName = 'Your name'
export const company = 'Company'
export const workEmail = 'Work email'
export const password = 'Password'
export const createAccount = 'Create account'
export const accountWithThisAddressAlready =
  'An account with this address already exists. Sign in instead.'
export const takeAddressAt = (domains: string) => `Use an address at ${domains}`

// Partner signup page
export const signUpWithPartner = 'Sign up with a partner'
export const couldntCheckTheCode = 'Couldn’t check the code'
export const givesYouDaysToTry = (partner: string, trialDays: number) =>
  `${partner} gives you ${formatCount(trialDays, 'day')} to try everything, no card needed.`
export const seesYourCompanyName = (partner: string) =>
  `${partner} sees your company name, your plan and whether you’re on trial, but none of your content.`
export const enterYourPartnersCode = 'Enter your partner’s code to get their terms'
export const noCode = 'No code?'
export const signUpWithoutOne = 'Sign up without one'
export const partnerCode = 'Partner code'
export const thisCodeIsntValid = 'This code isn’t valid'
export const continueLabel = 'Continue'
