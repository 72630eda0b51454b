// Confirm verification page
export const confirmYourAddress = 'Confirm your address'
export const weSentEmail = 'We sent an email to'
export const enterItsSixDigitCode = '. Enter its six-digit code, or open its link.'
export const enterAddressYouSignedUp =
  'Enter the address you signed up with, then the six-digit code we emailed to it.'
export const notYourAddress = 'Not your address?'
export const noAccountYet = 'No account yet?'
export const startOver = 'Start over'
export const createAccount = 'Create account'
export const continueLabel = 'Continue'

// Confirm page
export const thisConfirmationLinkDoesntWork = 'This confirmation link doesn’t work'
export const partOfLinkIsMissing = 'Part of the link is missing. Open it from the email.'
export const signIn = 'Sign in'
export const someoneSignedUpForSatchel = 'Someone signed up for Satchel as'
export const withTheAddress = 'with the address'
export const ifThatWasYouSet =
  'If that was you, set your password to confirm it. Any password chosen before no longer works.'
export const ifThatWasYouConfirm = 'If that was you, confirm it.'
export const wasntYouCloseThisPage =
  'Wasn’t you? Close this page. Nobody can use the account until you confirm the address.'
export const itHasExpiredOrWas =
  'It has expired or was already used. Sign in: if the address isn’t confirmed yet, you can get a new email there.'

// Confirm form
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const password = 'Password'
export const setPasswordAndConfirm = 'Set password and confirm'
export const confirmAddress = 'Confirm address'
