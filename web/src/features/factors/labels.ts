import { formatCount, formatNumber } from '../../lib/format/format.ts'

// Security section
export const couldntLoadYourTwoStep = 'Couldn’t load your two-step verification'
export const lastMethodRequired =
  'Your company requires two-step verification, so you can’t remove your last method.'

// Passkeys card
export const canSignInWith = (name: string) => `You can now sign in with ${name}`
export const passkeys = 'Passkeys'
export const passkeysHint =
  'Sign in with your fingerprint, face or a security key instead of a password. Add passkeys on two devices so you don’t get locked out.'
export const addPasskey = 'Add passkey'
export const passkeysNotSupported = 'This browser doesn’t support passkeys.'

// Passkey row
export const removeNamed = (name: string) => `Remove ${name}`
export const passkeyRemovalWarning =
  'This passkey can no longer be used to sign in. Your device may still offer it, so delete it there too.'
export const nameRemoved = (name: string) => `${name} removed`
export const added = 'Added'
export const lastUsed = 'Last used'
export const notUsedYet = 'Not used yet'
export const syncedAcrossYourDevices = 'Synced across your devices'
export const rename = (name: string) => `Rename ${name}`
export const passkeyName = 'Passkey name'

// Passkey browser
export const alreadyHasPasskey = 'This device already has a passkey for you'
export const noPasskeyUsed = 'No passkey was used. Try another method.'
export const thisBrowserCouldntUsePasskey = 'This browser couldn’t use a passkey here'
export const browser = 'Browser'
export const browserOnDevice = (browser: string, device: string) => `${browser} on ${device}`
export const edge = 'Edge'
export const firefox = 'Firefox'
export const chrome = 'Chrome'
export const safari = 'Safari'
export const android = 'Android'
export const mac = 'Mac'
export const windows = 'Windows'
export const linux = 'Linux'

// Totp card
export const authenticatorApp = 'Authenticator app'
export const on = 'On'
export const authenticatorHint =
  'Your phone shows a new code every 30 seconds. You enter it after your password.'
export const setUpAuthenticator = 'Set up authenticator'
export const removeAuthenticator = 'Remove authenticator'
export const authenticatorRemovalWarning =
  'You’ll sign in without a code, and your recovery codes stop working.'
export const authenticatorRemoved = 'Authenticator removed'
export const setUp = 'Set up'
export const noRecoveryCodesLeft = 'No recovery codes left.'
export const recoveryCodesLeft = (left: number) =>
  `${formatNumber(left)} of 10 recovery codes left.`
export const newRecoveryCodes = 'New recovery codes'

// Recovery codes
export const satchelRecoveryCodesTxt = 'Satchel recovery codes.txt'
export const recoveryCodesHint =
  'Keep these codes somewhere you can reach without your phone. Each one works once in place of the authenticator code. They won’t be shown again.'
export const recoveryCodes = 'Recovery codes'

// Totp setup
export const thatsNotCurrentCode = 'That’s not the current code'
export const enterAllSixDigits = 'Enter all six digits'
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app'
export const scanQrCode =
  'Scan the code with an authenticator app, such as 1Password, Aegis or Google Authenticator.'
export const orEnterKey = 'Or enter this key in the app:'
export const openAuthenticatorApp = 'Open authenticator app'
export const turnOn = 'Turn on'

// Code field
export const recoveryCode = 'Recovery code'
export const authenticatorCode = 'Authenticator code'
export const digitIndex = (index: number) => `Digit ${index}`
export const useAuthenticator = 'Use authenticator'
export const takeRecoveryCode = 'Use recovery code'

// Lost factors
export const resetFor = (name: string) => `Reset two-step verification for ${name}`
export const resetWarning =
  'Their authenticator, recovery codes and passkeys stop working, and they’re signed out everywhere. They then sign in with their password alone. Make sure the request really comes from them.'
export const reset = 'Reset'
export const nowSignsInWithPassword = (name: string) => `${name} now signs in with a password alone`
export const resetTwoStepVerification = 'Reset two-step verification'
export const lostFactorsHint =
  'If someone has lost their device and recovery codes, they can’t sign in until you reset it.'
export const person = 'Person'
export const chooseAPerson = 'Choose a person'

// Second factor rule
export const couldntLoadTheSetting = 'Couldn’t load the setting'
export const requireTwoStepVerification = 'Require two-step verification'
export const peopleWhoMustSetUp = (count: number) =>
  formatCount(
    count,
    'person hasn’t set it up yet. They’ll be asked to before they can continue.',
    'people haven’t set it up yet. They’ll be asked to before they can continue.',
  )
export const require = 'Require'
export const requireHint =
  'With an authenticator app or passkey. People who use single sign-on are asked by their provider.'
export const everyoneHasSetItUp = 'Everyone has set it up.'
export const peopleWithout = (count: number) =>
  formatCount(count, 'person hasn’t set it up yet.', 'people haven’t set it up yet.')

// Ask proof
export const verifyIts = 'Verify it’s you'
export const whyVerify = 'This changes who can get in or what they can do, so confirm it’s you.'

// Proof form
export const or = 'or'
export const couldntLoadSignInMethods = 'Couldn’t load your sign-in methods'
export const usePasskey = 'Use passkey'
export const signInAgainHint = 'Sign in again, then complete this within ten minutes.'
export const signInWithYourCompany = 'Sign in with your company'
export const passwordProblem = (problem: string) => `The password ${problem}`
export const codeProblem = (problem: string) => `The code ${problem}`
export const enterTheCode = 'Enter the code'
export const enterYourPassword = 'Enter your password'
export const password = 'Password'
export const continueLabel = 'Continue'
