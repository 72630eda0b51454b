import { formatCount, formatNumber, pluralOf } from '../../../../lib/format/format.ts'

// Security section
export const couldntLoadYourTwoStep = 'No se pudo cargar su verificación en dos pasos'
export const lastMethodRequired =
  'Su empresa exige la verificación en dos pasos, por lo que no puede quitar su último método.'

// Passkeys card
export const canSignInWith = (name: string) => `Ya puede iniciar sesión con ${name}`
export const passkeys = 'Llaves de acceso'
export const passkeysHint =
  'Inicie sesión con la huella, la cara o una llave de seguridad en lugar de una contraseña. Añada llaves de acceso en dos dispositivos para no perder el acceso.'
export const addPasskey = 'Añadir llave de acceso'
export const passkeysNotSupported = 'Este navegador no admite llaves de acceso.'

// Passkey row
export const removeNamed = (name: string) => `Quitar ${name}`
export const passkeyRemovalWarning =
  'Esta llave de acceso ya no servirá para iniciar sesión. Puede que su dispositivo la siga ofreciendo; elimínela también en él.'
export const nameRemoved = (name: string) => `Se quitó ${name}`
export const added = 'Añadida'
export const lastUsed = 'Último uso:'
export const notUsedYet = 'Aún no utilizada'
export const syncedAcrossYourDevices = 'Sincronizada entre sus dispositivos'
export const rename = (name: string) => `Renombrar ${name}`
export const passkeyName = 'Nombre de la llave de acceso'

// Passkey browser
export const alreadyHasPasskey = 'Este dispositivo ya tiene una llave de acceso suya'
export const noPasskeyUsed = 'No se usó ninguna llave de acceso. Pruebe otro método.'
export const thisBrowserCouldntUsePasskey = 'Este navegador no pudo usar aquí una llave de acceso'
export const browser = 'Navegador'
export const browserOnDevice = (browser: string, device: string) => `${browser} en ${device}`
export const edge = 'Edge'
export const firefox = 'Firefox'
export const chrome = 'Chrome'
export const safari = 'Safari'
export const android = 'Android'
export const mac = 'Mac'
export const windows = 'Windows'
export const linux = 'Linux'

// Totp card
export const authenticatorApp = 'Aplicación de autenticación'
export const on = 'Activada'
export const authenticatorHint =
  'Su teléfono muestra un código nuevo cada 30 segundos. Introdúzcalo después de su contraseña.'
export const setUpAuthenticator = 'Configurar la aplicación de autenticación'
export const removeAuthenticator = 'Quitar la aplicación de autenticación'
export const authenticatorRemovalWarning =
  'Iniciará sesión sin código y sus códigos de recuperación dejarán de funcionar.'
export const authenticatorRemoved = 'Aplicación de autenticación quitada'
export const setUp = 'Configurar'
export const noRecoveryCodesLeft = 'No quedan códigos de recuperación.'
export const recoveryCodesLeft = (left: number) =>
  `${pluralOf(left, 'Queda', 'Quedan')} ${formatNumber(left)} de 10 códigos de recuperación.`
export const newRecoveryCodes = 'Nuevos códigos de recuperación'

// Recovery codes
export const satchelRecoveryCodesTxt = 'Códigos de recuperación de Satchel.txt'
export const recoveryCodesHint =
  'Guarde estos códigos en un lugar al que pueda acceder sin su teléfono. Cada uno sirve una vez en lugar del código de autenticación. No se volverán a mostrar.'
export const recoveryCodes = 'Códigos de recuperación'

// Totp setup
export const thatsNotCurrentCode = 'Ese no es el código actual'
export const enterAllSixDigits = 'Introduzca las seis cifras'
export const qrCodeForYourAuthenticator = 'Código QR para su aplicación de autenticación'
export const scanQrCode =
  'Escanee el código con una aplicación de autenticación, como 1Password, Aegis o Google Authenticator.'
export const orEnterKey = 'O introduzca esta clave en la aplicación:'
export const openAuthenticatorApp = 'Abrir la aplicación de autenticación'
export const turnOn = 'Activar'

// Code field
export const recoveryCode = 'Código de recuperación'
export const authenticatorCode = 'Código de autenticación'
export const digitIndex = (index: number) => `Cifra ${index}`
export const useAuthenticator = 'Usar la aplicación de autenticación'
export const takeRecoveryCode = 'Usar un código de recuperación'

// Lost factors
export const resetFor = (name: string) => `Restablecer la verificación en dos pasos de ${name}`
export const resetWarning =
  'Su aplicación de autenticación, sus códigos de recuperación y sus llaves de acceso dejan de funcionar, y se cierra su sesión en todas partes. Después iniciará sesión solo con su contraseña. Asegúrese de que la petición procede realmente de esa persona.'
export const reset = 'Restablecer'
export const nowSignsInWithPassword = (name: string) =>
  `${name} inicia sesión ahora solo con contraseña`
export const resetTwoStepVerification = 'Restablecer la verificación en dos pasos'
export const lostFactorsHint =
  'Quien haya perdido su dispositivo y sus códigos de recuperación no puede iniciar sesión hasta que usted la restablezca.'
export const person = 'Persona'
export const chooseAPerson = 'Elegir una persona'

// Second factor rule
export const couldntLoadTheSetting = 'No se pudo cargar la opción'
export const requireTwoStepVerification = 'Exigir la verificación en dos pasos'
export const peopleWhoMustSetUp = (count: number) =>
  formatCount(
    count,
    'persona aún no la ha configurado. Se le pedirá antes de continuar.',
    'personas aún no la han configurado. Se les pedirá antes de continuar.',
  )
export const require = 'Exigir'
export const requireHint =
  'Con una aplicación de autenticación o una llave de acceso. A quienes usan el inicio de sesión único se la pide su proveedor.'
export const everyoneHasSetItUp = 'Todos la han configurado.'
export const peopleWithout = (count: number) =>
  formatCount(count, 'persona aún no la ha configurado.', 'personas aún no la han configurado.')

// Ask proof
export const verifyIts = 'Confirme que es usted'
export const whyVerify =
  'Esto cambia quién puede acceder o qué puede hacer; por eso, confirme que es usted.'

// Proof form
export const or = 'o'
export const couldntLoadSignInMethods = 'No se pudieron cargar sus métodos de inicio de sesión'
export const usePasskey = 'Usar una llave de acceso'
export const signInAgainHint =
  'Inicie sesión de nuevo y complete esto en los diez minutos siguientes.'
export const signInWithYourCompany = 'Iniciar sesión con su empresa'
export const passwordProblem = (problem: string) => `La contraseña ${problem}`
export const codeProblem = (problem: string) => `El código ${problem}`
export const enterTheCode = 'Introduzca el código'
export const enterYourPassword = 'Introduzca su contraseña'
export const password = 'Contraseña'
export const continueLabel = 'Continuar'
