// Bare
export const satchel = 'Satchel'
export const back = 'Zurück'

// Login page
export const signInTo = (name: string) => `Bei ${name} anmelden`
export const signIn = 'Anmelden'
export const takeYourWorkEmail = 'Verwenden Sie Ihre geschäftliche E-Mail-Adresse'
export const newHere = 'Neu hier?'
export const createAccount = 'Konto erstellen'

// Email step
export const continueLabel = 'Weiter'
export const credentialsWrong = 'Zugangsdaten falsch'

// Email form
export const email = 'E-Mail'
export const enterYourEmailAddress = 'Geben Sie Ihre E-Mail-Adresse ein'

// Problem message
export const tooManyAttemptsTryAgain = 'Zu viele Versuche. Versuchen Sie es später noch einmal.'
export const tooManyAttemptsUntil = (format: string) =>
  `Zu viele Versuche. Versuchen Sie es um ${format} noch einmal.`

// Passkey sign-in
export const or = 'oder'
export const signInWithPasskey = 'Mit einem Passkey anmelden'
export const thisPasskeyIsntRegisteredHere =
  'Dieser Passkey ist hier nicht registriert. Melden Sie sich mit Ihrem Passwort an.'

// Password step
export const enterYourPassword = 'Geben Sie Ihr Passwort ein'
export const useAnotherAddress = 'Andere Adresse verwenden'
export const password = 'Passwort'
export const forgotYourPassword = 'Passwort vergessen?'

// Split
export const findRightContentShare =
  'Finden Sie die richtigen Inhalte, teilen Sie sie, und sehen Sie, wann sie geöffnet werden.'

// Single sign-on
export const continueWithName = (name: string) => `Weiter mit ${name}`

// Totp step
export const thatCodeIsWrong = 'Dieser Code stimmt nicht oder wurde schon verwendet'
export const enterTheCode = 'Geben Sie den Code ein'
export const startOver = 'Neu beginnen'

// Code form
export const enterAllSixDigits = 'Geben Sie alle sechs Ziffern ein'
export const atLeastCharacters = (passwordMin: number) =>
  `Verwenden Sie mindestens ${passwordMin} Zeichen`
export const confirm = 'Bestätigen'
export const setPasswordAndConfirm = 'Passwort festlegen und bestätigen'
export const code = 'Code'
export const digitIndex = (index: number) => `Ziffer ${index}`
export const youSignedUpInAnother =
  'Sie haben sich in einem anderen Browser registriert. Legen Sie hier Ihr Passwort fest. Das dort gewählte gilt nicht mehr.'
export const sentToAgain = (email: string) => `Erneut an ${email} gesendet`
export const sendAgainInS = (secondsLeft: number) => `Erneut senden in ${secondsLeft} s`
export const sendAgain = 'Erneut senden'
export const thatCodeIsntRightUse =
  'Dieser Code stimmt nicht. Verwenden Sie den aus der neuesten E-Mail.'
export const codeHasExpiredSendNew = 'Der Code ist abgelaufen. Lassen Sie sich einen neuen senden.'

// Sso page
export const youreNotSigned = 'Sie sind nicht angemeldet'
export const signInDidntReach =
  'Die Anmeldung kam in diesem Browser nicht an, oder Sie haben sich inzwischen abgemeldet.'
export const signInWithYourCompany = 'Mit Ihrem Unternehmen anmelden'

// Login sso page
export const takeYourCompanyAccount =
  'Verwenden Sie Ihr Unternehmenskonto. Ein Passwort für Satchel brauchen Sie nicht.'
export const signInAnotherWay = 'Auf andere Weise anmelden'
export const tryAgain = 'Erneut versuchen'
export const thisAddressDoesntUseSingle =
  'Für diese Adresse gibt es kein Single Sign-on. Melden Sie sich auf andere Weise an.'
export const thisSignInTookToo =
  'Diese Anmeldung dauerte zu lange, wurde schon verwendet oder in einem anderen Browser begonnen. Versuchen Sie es noch einmal.'
export const yourCompanyDeniedAccessAsk =
  'Ihr Unternehmen hat den Zugriff verweigert. Wenden Sie sich an Ihre IT-Abteilung.'
export const weCouldntVerifyResponse =
  'Die Antwort Ihres Unternehmens konnte nicht überprüft werden. Bitten Sie einen Admin, die Verbindung zu testen.'
export const yourCompanysSignInIsnt =
  'Die Anmeldung Ihres Unternehmens antwortet nicht. Versuchen Sie es später noch einmal.'
export const yourCompanyDidntShareVerified =
  'Ihr Unternehmen hat keine bestätigte E-Mail-Adresse übermittelt. Wenden Sie sich an Ihre IT-Abteilung.'
export const yourEmailDomainIsntSet =
  'Ihre E-Mail-Domain ist für diese Anmeldung nicht eingerichtet.'
export const yourAddressBelongsToAnother =
  'Ihre Adresse gehört zu einem anderen Satchel-Konto. Melden Sie sich dort an, oder bitten Sie dessen Inhaber, Sie zu entfernen.'
export const youreNotOnTeamYet = 'Sie sind noch nicht im Team. Bitten Sie um eine Einladung.'
export const youreNoLongerOnTeam =
  'Sie sind nicht mehr im Team. Wenden Sie sich an einen Inhaber oder Admin.'
export const noSeatsAreLeft =
  'Im Tarif sind keine Plätze mehr frei. Bitten Sie einen Inhaber, weitere hinzuzufügen.'
export const yourCompanysAccountIsntActive =
  'Das Konto Ihres Unternehmens ist nicht aktiv. Bitten Sie einen Inhaber, einen Tarif zu wählen.'
export const ownersSignInWithPassword = 'Inhaber melden sich hier mit einem Passwort an.'

// Second factor page
export const verifyIts = 'Bestätigen Sie Ihre Identität'
export const setUpTwoStepVerification = 'Bestätigung in zwei Schritten einrichten'
export const requiresTwoStepVerification = (name: string) =>
  `${name} verlangt eine Bestätigung in zwei Schritten.`
export const notEmail = (email: string) => `Nicht ${email}?`
export const signOut = 'Abmelden'
export const couldntLoadYourSign = 'Ihre Anmeldemethoden konnten nicht geladen werden'
export const takeCodeFromAuthenticatorApp =
  'Verwenden Sie zusätzlich zu Ihrem Passwort einen Code aus einer Authentifizierungs-App auf Ihrem Telefon.'
export const setUpAuthenticator = 'App einrichten'
export const signInWithYourFingerprint =
  'Melden Sie sich mit Fingerabdruck, Gesicht oder einem Sicherheitsschlüssel an.'
export const addPasskey = 'Passkey hinzufügen'
