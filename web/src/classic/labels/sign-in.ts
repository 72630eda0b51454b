// Bare
export const satchel = 'Satchel'
export const back = 'Back'

// Login page
export const signInTo = (name: string) => `Sign in to ${name}`
export const signIn = 'Sign in'
export const takeYourWorkEmail = 'Use your work email'
export const newHere = 'New here?'
export const createAccount = 'Create account'

// Email step
export const continueLabel = 'Continue'
export const credentialsWrong = 'Credentials wrong'

// Email form
export const email = 'Email'
export const enterYourEmailAddress = 'Enter your email address'

// Problem message
export const tooManyAttemptsTryAgain = 'Too many attempts. Try again later.'
export const tooManyAttemptsUntil = (format: string) => `Too many attempts. Try again at ${format}.`

// Passkey sign-in
export const or = 'or'
export const signInWithPasskey = 'Sign in with a passkey'
export const thisPasskeyIsntRegisteredHere =
  'This passkey isn’t registered here. Sign in with your password.'

// Password step
export const enterYourPassword = 'Enter your password'
export const useAnotherAddress = 'Use another address'
export const password = 'Password'
export const forgotYourPassword = 'Forgot your password?'

// Split
export const findRightContentShare = 'Find the right content, share it, and see when it’s opened.'

// Single sign-on
export const continueWithName = (name: string) => `Continue with ${name}`

// Totp step
export const thatCodeIsWrong = 'That code isn’t right or was already used'
export const enterTheCode = 'Enter the code'
export const startOver = 'Start over'

// Code form
export const enterAllSixDigits = 'Enter all six digits'
export const atLeastCharacters = (passwordMin: number) => `Use at least ${passwordMin} characters`
export const confirm = 'Confirm'
export const setPasswordAndConfirm = 'Set password and confirm'
export const code = 'Code'
export const digitIndex = (index: number) => `Digit ${index}`
export const youSignedUpInAnother =
  'You signed up in another browser. Set your password here. The one you chose there no longer works.'
export const sentToAgain = (email: string) => `Sent to ${email} again`
export const sendAgainInS = (secondsLeft: number) => `Send again in ${secondsLeft} s`
export const sendAgain = 'Send again'
export const thatCodeIsntRightUse = 'That code isn’t right. Use the latest email.'
export const codeHasExpiredSendNew = 'The code has expired. Send a new one.'

// Sso page
export const youreNotSigned = 'You’re not signed in'
export const signInDidntReach = 'Sign-in didn’t reach this browser, or you’ve since signed out.'
export const signInWithYourCompany = 'Sign in with your company'

// Login sso page
export const takeYourCompanyAccount = 'Use your company account. You don’t need a Satchel password.'
export const signInAnotherWay = 'Sign in another way'
export const tryAgain = 'Try again'
export const thisAddressDoesntUseSingle =
  'This address doesn’t use single sign-on. Sign in another way.'
export const thisSignInTookToo =
  'This sign-in took too long, was already used, or started in another browser. Try again.'
export const yourCompanyDeniedAccessAsk = 'Your company denied access. Ask your company’s IT team.'
export const weCouldntVerifyResponse =
  'We couldn’t verify the response from your company. Ask an admin to test the connection.'
export const yourCompanysSignInIsnt = 'Your company’s sign-in isn’t responding. Try again later.'
export const yourCompanyDidntShareVerified =
  'Your company didn’t share a verified email address. Ask your company’s IT team.'
export const yourEmailDomainIsntSet = 'Your email domain isn’t set up for this sign-in.'
export const yourAddressBelongsToAnother =
  'Your address belongs to another Satchel account. Sign in there, or ask its owner to remove you.'
export const youreNotOnTeamYet = 'You’re not on the team yet. Ask for an invitation.'
export const youreNoLongerOnTeam = 'You’re no longer on the team. Ask an owner or admin.'
export const noSeatsAreLeft = 'No seats are left on the plan. Ask an owner to add more.'
export const yourCompanysAccountIsntActive =
  'Your company’s account isn’t active. Ask an owner to choose a plan.'
export const ownersSignInWithPassword = 'Owners sign in with a password here.'

// Second factor page
export const verifyIts = 'Verify it’s you'
export const setUpTwoStepVerification = 'Set up two-step verification'
export const requiresTwoStepVerification = (name: string) =>
  `${name} requires two-step verification.`
export const notEmail = (email: string) => `Not ${email}?`
export const signOut = 'Sign out'
export const couldntLoadYourSign = 'Couldn’t load your sign-in methods'
export const takeCodeFromAuthenticatorApp =
  'Use a code from an authenticator app on your phone, in addition to your password.'
export const setUpAuthenticator = 'Set up authenticator'
export const signInWithYourFingerprint = 'Sign in with your fingerprint, face or a security key.'
export const addPasskey = 'Add passkey'
