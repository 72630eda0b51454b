import { formatCount } from '../../../../lib/format/format.ts'

// Security section
export const couldntLoadYourTwoStep =
  'Ihre Bestätigung in zwei Schritten konnte nicht geladen werden'
export const lastMethodRequired =
  'Ihr Unternehmen verlangt eine Bestätigung in zwei Schritten, daher können Sie Ihre letzte Methode nicht entfernen.'

// Passkeys card
export const canSignInWith = (name: string) => `Sie können sich jetzt mit ${name} anmelden`
export const passkeys = 'Passkeys'
export const passkeysHint =
  'Melden Sie sich mit Fingerabdruck, Gesicht oder einem Sicherheitsschlüssel statt mit einem Passwort an. Fügen Sie Passkeys auf zwei Geräten hinzu, damit Sie sich nicht aussperren.'
export const addPasskey = 'Passkey hinzufügen'
export const passkeysNotSupported = 'Dieser Browser unterstützt keine Passkeys.'

// Passkey row
export const removeNamed = (name: string) => `${name} entfernen`
export const passkeyRemovalWarning =
  'Mit diesem Passkey kann man sich dann nicht mehr anmelden. Ihr Gerät bietet ihn vielleicht weiterhin an, löschen Sie ihn daher auch dort.'
export const nameRemoved = (name: string) => `${name} entfernt`
export const added = 'Hinzugefügt'
export const lastUsed = 'Zuletzt verwendet'
export const notUsedYet = 'Noch nicht verwendet'
export const syncedAcrossYourDevices = 'Auf Ihren Geräten synchronisiert'
export const rename = (name: string) => `${name} umbenennen`
export const passkeyName = 'Name des Passkeys'

// Passkey browser
export const alreadyHasPasskey = 'Dieses Gerät hat schon einen Passkey für Sie'
export const noPasskeyUsed =
  'Es wurde kein Passkey verwendet. Versuchen Sie es mit einer anderen Methode.'
export const thisBrowserCouldntUsePasskey = 'Dieser Browser konnte hier keinen Passkey verwenden'
export const browser = 'Browser'
export const browserOnDevice = (browser: string, device: string) => `${browser} auf ${device}`
export const edge = 'Edge'
export const firefox = 'Firefox'
export const chrome = 'Chrome'
export const safari = 'Safari'
export const android = 'Android'
export const mac = 'Mac'
export const windows = 'Windows'
export const linux = 'Linux'

// Totp card
export const authenticatorApp = 'Authentifizierungs-App'
export const on = 'Ein'
export const authenticatorHint =
  'Ihr Telefon zeigt alle 30 Sekunden einen neuen Code. Sie geben ihn nach Ihrem Passwort ein.'
export const setUpAuthenticator = 'App einrichten'
export const removeAuthenticator = 'App entfernen'
export const authenticatorRemovalWarning =
  'Sie melden sich dann ohne Code an, und Ihre Wiederherstellungscodes gelten nicht mehr.'
export const authenticatorRemoved = 'Authentifizierungs-App entfernt'
export const setUp = 'Eingerichtet'
export const noRecoveryCodesLeft = 'Keine Wiederherstellungscodes mehr übrig.'
export const recoveryCodesLeft = (left: number) =>
  `Noch ${left} von 10 Wiederherstellungscodes übrig.`
export const newRecoveryCodes = 'Neue Wiederherstellungscodes'

// Recovery codes
export const satchelRecoveryCodesTxt = 'Satchel-Wiederherstellungscodes.txt'
export const recoveryCodesHint =
  'Bewahren Sie diese Codes so auf, dass Sie sie auch ohne Ihr Telefon erreichen. Jeder gilt einmal anstelle des Codes aus der Authentifizierungs-App. Sie werden nicht noch einmal gezeigt.'
export const recoveryCodes = 'Wiederherstellungscodes'

// Totp setup
export const thatsNotCurrentCode = 'Das ist nicht der aktuelle Code'
export const enterAllSixDigits = 'Geben Sie alle sechs Ziffern ein'
export const qrCodeForYourAuthenticator = 'QR-Code für Ihre Authentifizierungs-App'
export const scanQrCode =
  'Scannen Sie den Code mit einer Authentifizierungs-App wie 1Password, Aegis oder Google Authenticator.'
export const orEnterKey = 'Oder geben Sie diesen Schlüssel in der App ein:'
export const openAuthenticatorApp = 'Authentifizierungs-App öffnen'
export const turnOn = 'Einschalten'

// Code field
export const recoveryCode = 'Wiederherstellungscode'
export const authenticatorCode = 'Code der Authentifizierungs-App'
export const digitIndex = (index: number) => `Ziffer ${index}`
export const useAuthenticator = 'Authentifizierungs-App verwenden'
export const takeRecoveryCode = 'Wiederherstellungscode verwenden'

// Lost factors
export const resetFor = (name: string) => `Bestätigung in zwei Schritten für ${name} zurücksetzen`
export const resetWarning =
  'Authentifizierungs-App, Wiederherstellungscodes und Passkeys dieser Person gelten dann nicht mehr, und sie wird überall abgemeldet. Danach meldet sie sich nur mit ihrem Passwort an. Stellen Sie sicher, dass die Bitte wirklich von ihr kommt.'
export const reset = 'Zurücksetzen'
export const nowSignsInWithPassword = (name: string) =>
  `${name} meldet sich jetzt nur mit Passwort an`
export const resetTwoStepVerification = 'Bestätigung in zwei Schritten zurücksetzen'
export const lostFactorsHint =
  'Wer Gerät und Wiederherstellungscodes verloren hat, kann sich erst wieder anmelden, wenn Sie sie zurücksetzen.'
export const person = 'Person'
export const chooseAPerson = 'Person wählen'

// Second factor rule
export const couldntLoadTheSetting = 'Die Einstellung konnte nicht geladen werden'
export const requireTwoStepVerification = 'Bestätigung in zwei Schritten verlangen'
export const peopleWhoMustSetUp = (count: number) =>
  formatCount(
    count,
    'Person hat sie noch nicht eingerichtet und muss das tun, bevor sie weiterarbeiten kann.',
    'Personen haben sie noch nicht eingerichtet und müssen das tun, bevor sie weiterarbeiten können.',
  )
export const require = 'Verlangen'
export const requireHint =
  'Mit einer Authentifizierungs-App oder einem Passkey. Wer Single Sign-on verwendet, wird vom Anbieter gefragt.'
export const everyoneHasSetItUp = 'Alle haben sie eingerichtet.'
export const peopleWithout = (count: number) =>
  formatCount(
    count,
    'Person hat sie noch nicht eingerichtet.',
    'Personen haben sie noch nicht eingerichtet.',
  )

// Ask proof
export const verifyIts = 'Bestätigen Sie Ihre Identität'
export const whyVerify =
  'Das ändert, wer Zugang hat oder was jemand tun kann. Bestätigen Sie daher, dass Sie es sind.'

// Proof form
export const or = 'oder'
export const couldntLoadSignInMethods = 'Ihre Anmeldemethoden konnten nicht geladen werden'
export const usePasskey = 'Passkey verwenden'
export const signInAgainHint =
  'Melden Sie sich noch einmal an, und schließen Sie dies dann innerhalb von zehn Minuten ab.'
export const signInWithYourCompany = 'Mit Ihrem Unternehmen anmelden'
export const passwordProblem = (problem: string) => `Das Passwort ${problem}`
export const codeProblem = (problem: string) => `Der Code ${problem}`
export const enterTheCode = 'Geben Sie den Code ein'
export const enterYourPassword = 'Geben Sie Ihr Passwort ein'
export const password = 'Passwort'
export const continueLabel = 'Weiter'
