// Password rule
export const atLeastCharacters = (passwordMin: number) => `Mindestens ${passwordMin} Zeichen`
export const lengthSoFar = (length: number) => `, bisher ${length}`

// Forgot password page
export const backToSign = 'Zurück zur Anmeldung'
export const forgotYourPassword = 'Passwort vergessen?'
export const wellEmailYouLink = 'Wir senden Ihnen per E-Mail einen Link, um ein neues festzulegen'
export const emailLink = 'Link senden'
export const enterYourEmailAddress = 'Geben Sie Ihre E-Mail-Adresse ein'
export const sentToAgain = (email: string) => `Erneut an ${email} gesendet`
export const checkYourInbox = 'Sehen Sie in Ihrem Posteingang nach'
export const ifTheresAccount = 'Wenn es ein Konto gibt für'
export const weveSentLinkToSet =
  ', haben wir einen Link gesendet, um ein neues Passwort festzulegen. Er gilt eine Stunde lang.'
export const noEmailCheckYourSpam =
  'Keine E-Mail bekommen? Sehen Sie im Spam-Ordner nach, und prüfen Sie, ob das Ihre geschäftliche Adresse ist.'
export const sendAgainInS = (secondsLeft: number) => `Erneut senden in ${secondsLeft} s`
export const sendAgain = 'Erneut senden'
export const takeAnotherAddress = 'Andere Adresse verwenden'

// Password reset page
export const setANewPassword = 'Neues Passwort festlegen'
export const thisSignsYouOutEverywhere = 'Damit werden Sie überall abgemeldet'
export const tooShort = (passwordMin: number) => `Verwenden Sie mindestens ${passwordMin} Zeichen`
export const newPassword = 'Neues Passwort'
export const setPassword = 'Passwort festlegen'
export const passwordSet = 'Passwort festgelegt'
export const youCanNowSign = 'Sie können sich jetzt mit Ihrem neuen Passwort anmelden.'
export const signIn = 'Anmelden'
export const thisResetLinkNoLonger = 'Dieser Link funktioniert nicht mehr'
export const itWasAlreadyUsed = 'Er wurde schon verwendet, oder er ist über eine Stunde alt.'
export const partOfLinkIsMissing = 'Ein Teil des Links fehlt. Öffnen Sie ihn direkt aus der E-Mail.'
export const yourPasswordHasntChanged = 'Ihr Passwort ist unverändert.'
export const requestLink = 'Link anfordern'

// Password section
export const couldntCheckWhetherYouHave = 'Ob Sie ein Passwort haben, konnte nicht geprüft werden'
export const passwordIsSet = 'Festgelegt'
export const thatsNotYourPassword = 'Das ist nicht Ihr Passwort'
export const itPassword = (password: string) => `Es ${password}`
export const enterYourPassword = 'Geben Sie Ihr Passwort ein'
export const passwordChangedYoureSignedOut = 'Passwort geändert. Sie sind überall sonst abgemeldet'
export const currentPassword = 'Aktuelles Passwort'
export const changePassword = 'Passwort ändern'
export const linkSent = (email: string) => `Link an ${email} gesendet`
export const youDontHavePassword = 'Sie haben kein Passwort. Sie melden sich auf andere Weise an.'
export const emailSetupLink = 'Link zum Festlegen senden'
