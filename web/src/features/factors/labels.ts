import { formatCount, formatNumber } from '../../lib/format.ts'

// Security section
export const yourSecondStepCouldNot = 'Your second step could not be loaded'
export const yourAccountAsksEverybody =
  'Your account asks everybody for one of the two, so the last stays.'

// Passkeys card
export const canSignYouInNow = (name: string) => `${name} can sign you in now`
export const passkeys = 'Passkeys'
export const signInByFingerFace =
  'Sign in by finger, face or a security key, without a password. Two of them, on two devices, keep you from being locked out.'
export const addAPasskey = 'Add a passkey'
export const thisBrowserCannotMakePasskeys = 'This browser cannot make passkeys.'

// Passkey row
export const removeName = (name: string) => `Remove ${name}`
export const nobodySignsInByThis =
  'Nobody signs in by this passkey any more. The device itself may still offer it: delete it there too.'
export const remove = 'Remove'
export const nameIsRemoved = (name: string) => `${name} is removed`
export const added = 'Added'
export const lastUsed = 'Last used'
export const notUsedYet = 'Not used yet'
export const onAllYourDevices = 'On all your devices'
export const renameName = (name: string) => `Rename ${name}`
export const nameOfThePasskey = 'Name of the passkey'
export const save = 'Save'
export const cancel = 'Cancel'

// Passkey browser
export const thisDeviceKeepsPasskey = 'This device keeps a passkey for you already'
export const noPasskeyWasShownTry = 'No passkey was shown. Try again, or go another way.'
export const thisBrowserCouldNotUse = 'This browser could not use a passkey here'
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
export const authenticator = 'Authenticator'
export const on = 'On'
export const appOnYourPhoneShows =
  'An app on your phone shows a new code every half minute. With it switched on, your password alone lets nobody in.'
export const setUpAnAuthenticator = 'Set up an authenticator'
export const removeTheAuthenticator = 'Remove the authenticator'
export const signingInTakesNoCode =
  'Signing in takes no code from then on, and its recovery codes no longer work.'
export const theAuthenticatorIsRemoved = 'The authenticator is removed'
export const setUp = 'Set up'
export const noRecoveryCodeIsLeft = 'No recovery code is left.'
export const of10RecoveryCodesLeft = (left: number) =>
  `${formatNumber(left)} of 10 recovery codes left.`
export const newRecoveryCodes = 'New recovery codes'

// Recovery codes
export const satchelRecoveryCodesTxt = 'Satchel recovery codes.txt'
export const keepTheseCodesWhereYou =
  'Keep these codes where you find them without your phone. Each signs you in once in place of the authenticator. They are not shown again.'
export const recoveryCodes = 'Recovery codes'
export const copied = 'Copied'
export const copy = 'Copy'
export const download = 'Download'
export const iHaveKeptThem = 'I have kept them'

// Totp setup
export const thatIsNotCode = 'That is not the code it shows now'
export const enterAllSixDigits = 'Enter all six digits'
export const qrCodeForYourAuthenticator = 'QR code for your authenticator app'
export const scanCodeWithAuthenticatorApp =
  'Scan the code with an authenticator app, as 1Password, Aegis or Google Authenticator.'
export const orTypeThisKeyInto = 'Or type this key into it:'
export const openAuthenticatorOfThisPhone = 'Open the authenticator of this phone'
export const switchOn = 'Switch on'

// Code field
export const recoveryCode = 'Recovery code'
export const codeOfYourAuthenticator = 'Code of your authenticator'
export const digitIndex = (index: number) => `Digit ${index}`
export const useTheAuthenticator = 'Use the authenticator'
export const useARecoveryCode = 'Use a recovery code'

// Lost factors
export const takeAwaySecondStep = (name: string) => `Take away the second step of ${name}`
export const theirAuthenticatorRecovery =
  'Their authenticator, recovery codes and passkeys no longer work, and their sessions end. They sign in with their password alone. Make sure that it is them who asks.'
export const takeAway = 'Take away'
export const signsInWithPasswordAlone = (name: string) =>
  `${name} signs in with the password alone now`
export const somebodyHasLostTheirs = 'Somebody has lost theirs'
export const withoutDeviceAndRecoveryCodes =
  'Without the device and the recovery codes they cannot sign in until you take it away.'
export const person = 'Person'
export const chooseAPerson = 'Choose a person'
export const nobodyHasThisName = 'Nobody has this name'

// Second factor rule
export const ruleCouldNotBeLoaded = 'The rule could not be loaded'
export const onePersonHas = 'One person has'
export const withoutPeopleHave = (without: number) => `${without} people have`
export const askEverybodyForSecondStep = 'Ask everybody for a second step'
export const noneYetBeforeTheyCan = (some: string) =>
  `${some} none yet: before they can go on with anything, they are asked to set one up.`
export const askFor = 'Ask for it'
export const everybodyNeedsSecondStep = 'Everybody needs a second step to sign in'
export const authenticatorOrPasskeyWhoComes =
  'An authenticator or a passkey. Who comes by single sign-on is asked there.'
export const everybodyHasOne = 'Everybody has one.'
export const peopleHaveNoneYet = (count: number) =>
  formatCount(count, 'person has none yet', 'people have none yet')

// Ask proof
export const showThatItIsYou = 'Show that it is you'

// Proof form
export const whatYouHaveCouldNot = 'What you have could not be loaded'
export const useAPasskey = 'Use a passkey'
export const signInOnceMoreThen = 'Sign in once more, then do it within ten minutes.'
export const signInWithYourCompany = 'Sign in with your company'
export const thisTold = (told: string) => `This ${told}`
export const enterTheCode = 'Enter the code'
export const enterYourPassword = 'Enter your password'
export const password = 'Password'
export const goOn = 'Go on'
