// Bare
export const satchel = 'Satchel'
export const back = 'Back'

// Login page
export const signIn = (name: string) => `Sign in to ${name}`
export const signIn2 = 'Sign in'
export const withEMailAddressYou = 'With the e-mail address you work with.'
export const newHere = 'New here?'
export const createAnAccount = 'Create an account'

// Email step
export const continueLabel = 'Continue'
export const credentialsWrong = 'Credentials wrong'

// Email form
export const enterYourEMailAddress = 'Enter your e-mail address'

// Tell of
export const tooManyTriesTryAgain = 'Too many tries. Try again later.'
export const tooManyTriesTryAgainAt = (format: string) => `Too many tries. Try again at ${format}.`

// Passkey entrance
export const signInWithPasskey = 'Sign in with a passkey'
export const thisPasskeyIsNotKnown = 'This passkey is not known here. Sign in with your password.'

// Password step
export const enterYourPassword = 'Enter your password'
export const useAnotherAddress = 'Use another address'
export const password = 'Password'
export const forgotYourPassword = 'Forgot your password?'

// Split
export const findRightPieceShare = 'Find the right piece, share it, and see it opened.'

// Sso entrance
export const continueWithName = (name: string) => `Continue with ${name}`

// Totp step
export const thisCodeIsWrong = 'This code is wrong, or was used before'
export const enterTheCode = 'Enter the code'
export const startAgain = 'Start again'

// Code form
export const enterAllSixDigits = 'Enter all six digits'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const confirm = 'Confirm'
export const setPasswordAndConfirm = 'Set password and confirm'
export const code = 'Code'
export const digitIndex = (index: number) => `Digit ${index}`
export const youSignedUpInAnother =
  'You signed up in another browser. Set your password here; one chosen there no longer works.'
export const sentToAgain = (email: string) => `Sent to ${email} again`
export const sendAgainInS = (secondsLeft: number) => `Send again in ${secondsLeft} s`
export const sendAgain = 'Send again'
export const thatCodeIsntRightUse = 'That code isn’t right. Use the latest email.'
export const codeHasExpiredSend = 'The code has expired. Send it again for a new one.'

// Sso page
export const youAreNotSigned = 'You are not signed in'
export const signInDidNotReach =
  'The sign-in did not reach this browser, or you have signed out since.'
export const signInWithYourCompany = 'Sign in with your company'

// Login sso page
export const withAccountYouHaveThere =
  'With the account you have there; no password of Satchel is needed.'
export const signInAnotherWay = 'Sign in another way'
export const tryAgain = 'Try again'
export const thisAddressDoesNotSign =
  'This address does not sign in by single sign-on. Sign in another way.'
export const signInTookTooLong =
  'The sign-in took too long, was used before, or began in another browser.'
export const yourCompanyDidNotLet =
  'Your company did not let you in. Ask whoever manages your accounts there.'
export const answerOfYourCompanyCould =
  'The answer of your company could not be trusted. Whoever manages sign-in can test the connection.'
export const signInOfYourCompany =
  'The sign-in of your company does not answer. Try again in a while.'
export const yourCompanyDidNotTell =
  'Your company did not tell a verified e-mail address. Ask whoever manages your accounts there.'
export const yourAddressIsNot = 'Your address is not of a domain that signs in this way.'
export const yourAddressBelongsToAnother =
  'Your address belongs to another account of Satchel. Sign in there, or ask its owner to remove it.'
export const youAreNotOfTeam = 'You are not of the team yet. Ask for an invitation.'
export const youNoLongerBelong = 'You no longer belong to the team. Ask an owner or an admin.'
export const allSeatsOfPlan = 'All seats of the plan are taken. Ask an owner to make room.'
export const accountOfYourCompany =
  'The account of your company is not active. Ask an owner to choose a plan.'
export const ownersSignInByPassword = 'Owners sign in by password here.'

// Second factor page
export const showYourSecondStep = 'Show your second step'
export const setUpSecondStep = 'Set up a second step'
export const asksEverybodyForMoreThan = (name: string) =>
  `${name} asks everybody for more than a password.`
export const notEmail = (email: string) => `Not ${email}?`
export const signOut = 'Sign out'
export const whatYouHaveCouldNot = 'What you have could not be loaded'
export const authenticatorAppOnYourPhone =
  'An authenticator app on your phone shows a code that you enter after your password.'
export const setUpAnAuthenticator = 'Set up an authenticator'
export const passkeySignsYou = 'A passkey signs you in by finger, face or a security key.'
export const addAPasskey = 'Add a passkey'
