// Password rule
export const atLeastCharacters = (passwordMin: number) => `At least ${passwordMin} characters`
export const lengthSoFar = (length: number) => `, ${length} so far`

// Forgot password page
export const backToSign = 'Back to sign in'
export const forgotYourPassword = 'Forgot your password?'
export const wellEmailYouLink = 'We’ll email you a link to set a new one'
export const emailLink = 'Email link'
export const enterYourEmailAddress = 'Enter your email address'
export const sentToAgain = (email: string) => `Sent to ${email} again`
export const checkYourInbox = 'Check your inbox'
export const ifTheresAccount = 'If there’s an account for'
export const weveSentLinkToSet = ', we’ve sent a link to set a new password. It works for one hour.'
export const noEmailCheckYourSpam =
  'No email? Check your spam folder, and that this is your work address.'
export const sendAgainInS = (secondsLeft: number) => `Send again in ${secondsLeft} s`
export const sendAgain = 'Send again'
export const takeAnotherAddress = 'Use another address'

// Password reset page
export const setANewPassword = 'Set a new password'
export const thisSignsYouOutEverywhere = 'This signs you out everywhere'
export const tooShort = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const newPassword = 'New password'
export const setPassword = 'Set password'
export const passwordSet = 'Password set'
export const youCanNowSign = 'You can now sign in with your new password.'
export const signIn = 'Sign in'
export const thisResetLinkNoLonger = 'This reset link no longer works'
export const itWasAlreadyUsed = 'It was already used, or it’s more than an hour old.'
export const partOfLinkIsMissing = 'Part of the link is missing. Open it from the email.'
export const yourPasswordHasntChanged = 'Your password hasn’t changed.'
export const requestLink = 'Request link'

// Password section
export const couldntCheckWhetherYouHave = 'Couldn’t check whether you have a password'
export const passwordIsSet = 'Set'
export const thatsNotYourPassword = 'That’s not your password'
export const itPassword = (password: string) => `It ${password}`
export const enterYourPassword = 'Enter your password'
export const passwordChangedYoureSignedOut = 'Password changed. You’re signed out everywhere else'
export const currentPassword = 'Current password'
export const changePassword = 'Change password'
export const linkSent = (email: string) => `Link sent to ${email}`
export const youDontHavePassword = 'You don’t have a password. You sign in another way.'
export const emailSetupLink = 'Email setup link'
