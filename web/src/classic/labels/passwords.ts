// Password rule
export const atLeastCharacters = (passwordMin: number) => `At least ${passwordMin} characters`
export const lengthSoFar = (length: number) => `, ${length} so far`

// Forgot password page
export const backToSigning = 'Back to signing in'
export const forgotYourPassword = 'Forgot your password?'
export const weMailYouLink = 'We mail you a link by which you set a new one.'
export const mailMeTheLink = 'Mail me the link'
export const enterYourEMailAddress = 'Enter your e-mail address'
export const sentToAgain = (email: string) => `Sent to ${email} again`
export const lookIntoYourMail = 'Look into your mail'
export const ifThereIsAccount = 'If there is an account for'
export const linkToSetNewPassword =
  ', a link to set a new password is on its way. It works for one hour.'
export const nothingCameLookAmongSpam =
  'Nothing came? Look among the spam, or whether the address is the one you work with.'
export const sendAgainInS = (secondsLeft: number) => `Send again in ${secondsLeft} s`
export const sendAgain = 'Send again'
export const useAnotherAddress = 'Use another address'

// Password reset page
export const setANewPassword = 'Set a new password'
export const youAreSignedOutWherever = 'You are signed out wherever you were signed in.'
export const tooShort = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const newPassword = 'New password'
export const setPassword = 'Set password'
export const thePasswordIsSet = 'The password is set'
export const signInWithItNow = 'Sign in with it now, here and everywhere else.'
export const signIn = 'Sign in'
export const thisLinkSetsNoPassword = 'This link sets no password'
export const itWasUsedBefore = 'It was used before, or it is older than an hour.'
export const linkIsNotCompleteOpen = 'The link is not complete. Open it from the mail.'
export const yourPassword = 'Your password is as it was before.'
export const askForAnotherLink = 'Ask for another link'

// Password section
export const itCouldNotBeFound = 'It could not be found out whether you have a password'
export const set = 'Set'
export const thatIsNotYourPassword = 'That is not your password'
export const itPassword = (password: string) => `It ${password}`
export const enterYourPassword = 'Enter your password'
export const passwordChangedYouAreSigned = 'Password changed. You are signed out everywhere else.'
export const currentPassword = 'Current password'
export const changePassword = 'Change password'
export const linkIsOnItsWay = (email: string) => `A link is on its way to ${email}`
export const youHaveNoPasswordYou = 'You have no password: you sign in by another way.'
export const mailMeLinkToSet = 'Mail me a link to set one'
