// Confirm verification page
export const confirmYourAddress = 'Confirm your address'
export const weSentMail = 'We sent a mail to'
export const enterSixDigits = '. Enter the six digits from it, or open its link.'
export const enterAddressYouSignedUp =
  'Enter the address you signed up with, and then the six digits we mailed to it.'
export const notYourAddress = 'Not your address?'
export const noAccountYet = 'No account yet?'
export const startAgain = 'Start again'
export const createAnAccount = 'Create an account'
export const continueLabel = 'Continue'

// Confirm page
export const thisConfirmationLinkDoesntWork = 'This confirmation link doesn’t work'
export const partOfLinkIsMissing = 'Part of the link is missing. Open it from the email.'
export const signIn = 'Sign in'
export const somebodySignedUpForSatchel = 'Somebody signed up for Satchel as'
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
