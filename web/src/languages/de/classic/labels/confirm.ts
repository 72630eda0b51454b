// Confirm verification page
export const confirmYourAddress = 'Bestätigen Sie Ihre Adresse'
export const weSentEmail = 'Wir haben eine E-Mail gesendet an'
export const enterItsSixDigitCode =
  '. Geben Sie den sechsstelligen Code daraus ein, oder öffnen Sie den Link darin.'
export const enterAddressYouSignedUp =
  'Geben Sie die Adresse ein, mit der Sie sich registriert haben, und dann den sechsstelligen Code, den wir an sie gesendet haben.'
export const notYourAddress = 'Nicht Ihre Adresse?'
export const noAccountYet = 'Noch kein Konto?'
export const startOver = 'Neu beginnen'
export const createAccount = 'Konto erstellen'
export const continueLabel = 'Weiter'

// Confirm page
export const thisConfirmationLinkDoesntWork = 'Dieser Bestätigungslink funktioniert nicht'
export const partOfLinkIsMissing = 'Ein Teil des Links fehlt. Öffnen Sie ihn direkt aus der E-Mail.'
export const signIn = 'Anmelden'
export const someoneSignedUpForSatchel = 'Bei Satchel registriert wurde'
export const withTheAddress = 'mit der Adresse'
export const ifThatWasYouSet =
  'Wenn Sie das waren, legen Sie Ihr Passwort fest, um die Adresse zu bestätigen. Ein früher gewähltes Passwort gilt nicht mehr.'
export const ifThatWasYouConfirm = 'Wenn Sie das waren, bestätigen Sie die Adresse.'
export const wasntYouCloseThisPage =
  'Das waren nicht Sie? Dann schließen Sie diese Seite. Solange Sie die Adresse nicht bestätigen, kann niemand das Konto nutzen.'
export const itHasExpiredOrWas =
  'Er ist abgelaufen oder wurde schon verwendet. Melden Sie sich an: Wenn die Adresse noch nicht bestätigt ist, können Sie dort eine neue E-Mail anfordern.'

// Confirm form
export const atLeastCharacters = (passwordMin: number) =>
  `Verwenden Sie mindestens ${passwordMin} Zeichen`
export const password = 'Passwort'
export const setPasswordAndConfirm = 'Passwort festlegen und bestätigen'
export const confirmAddress = 'Adresse bestätigen'
