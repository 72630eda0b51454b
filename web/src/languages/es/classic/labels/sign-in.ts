// Bare
export const satchel = 'Satchel'
export const back = 'Atrás'

// Login page
export const signInTo = (name: string) => `Iniciar sesión en ${name}`
export const signIn = 'Iniciar sesión'
export const takeYourWorkEmail = 'Use su correo de trabajo'
export const newHere = '¿Aún no tiene cuenta?'
export const createAccount = 'Crear una cuenta'

// Email step
export const continueLabel = 'Continuar'
export const credentialsWrong = 'Credenciales incorrectas'

// Email form
export const email = 'Correo electrónico'
export const enterYourEmailAddress = 'Introduzca su dirección de correo'

// Problem message
export const tooManyAttemptsTryAgain = 'Demasiados intentos. Inténtelo más tarde.'
export const tooManyAttemptsUntil = (format: string) =>
  `Demasiados intentos. Vuelva a intentarlo a las ${format}.`

// Passkey sign-in
export const or = 'o'
export const signInWithPasskey = 'Iniciar sesión con una llave de acceso'
export const thisPasskeyIsntRegisteredHere =
  'Esta llave de acceso no está registrada aquí. Inicie sesión con su contraseña.'

// Password step
export const enterYourPassword = 'Introduzca su contraseña'
export const useAnotherAddress = 'Usar otra dirección'
export const password = 'Contraseña'
export const forgotYourPassword = '¿Ha olvidado su contraseña?'

// Split
export const findRightContentShare =
  'Encuentre el contenido adecuado, compártalo y vea cuándo se abre.'

// Single sign-on
export const continueWithName = (name: string) => `Continuar con ${name}`

// Totp step
export const thatCodeIsWrong = 'El código no es correcto o ya se utilizó'
export const enterTheCode = 'Introduzca el código'
export const startOver = 'Empezar de nuevo'

// Code form
export const enterAllSixDigits = 'Introduzca las seis cifras'
export const atLeastCharacters = (passwordMin: number) => `Use al menos ${passwordMin} caracteres`
export const confirm = 'Confirmar'
export const setPasswordAndConfirm = 'Definir la contraseña y confirmar'
export const code = 'Código'
export const digitIndex = (index: number) => `Cifra ${index}`
export const youSignedUpInAnother =
  'Se registró en otro navegador. Defina aquí su contraseña. La que eligió allí ya no funciona.'
export const sentToAgain = (email: string) => `Enviado de nuevo a ${email}`
export const sendAgainInS = (secondsLeft: number) => `Enviar de nuevo en ${secondsLeft} s`
export const sendAgain = 'Enviar de nuevo'
export const thatCodeIsntRightUse = 'Ese código no es correcto. Use el del último correo.'
export const codeHasExpiredSendNew = 'El código ha caducado. Solicite uno nuevo.'

// Sso page
export const youreNotSigned = 'No ha iniciado sesión'
export const signInDidntReach =
  'El inicio de sesión no llegó a este navegador, o ha cerrado la sesión desde entonces.'
export const signInWithYourCompany = 'Iniciar sesión con su empresa'

// Login sso page
export const takeYourCompanyAccount =
  'Use la cuenta de su empresa. No necesita una contraseña de Satchel.'
export const signInAnotherWay = 'Iniciar sesión de otra manera'
export const tryAgain = 'Reintentar'
export const thisAddressDoesntUseSingle =
  'Esta dirección no usa el inicio de sesión único. Inicie sesión de otra manera.'
export const thisSignInTookToo =
  'Este inicio de sesión tardó demasiado, ya se utilizó o empezó en otro navegador. Inténtelo de nuevo.'
export const yourCompanyDeniedAccessAsk =
  'Su empresa denegó el acceso. Consulte al departamento de informática de su empresa.'
export const weCouldntVerifyResponse =
  'No se pudo verificar la respuesta de su empresa. Pida a un administrador que pruebe la conexión.'
export const yourCompanysSignInIsnt =
  'El inicio de sesión de su empresa no responde. Inténtelo más tarde.'
export const yourCompanyDidntShareVerified =
  'Su empresa no facilitó una dirección de correo verificada. Consulte al departamento de informática de su empresa.'
export const yourEmailDomainIsntSet =
  'El dominio de su correo no está configurado para este inicio de sesión.'
export const yourAddressBelongsToAnother =
  'Su dirección pertenece a otra cuenta de Satchel. Inicie sesión en ella o pida a su propietario que le elimine.'
export const youreNotOnTeamYet = 'Aún no forma parte del equipo. Pida una invitación.'
export const youreNoLongerOnTeam =
  'Ya no forma parte del equipo. Consulte a un propietario o administrador.'
export const noSeatsAreLeft = 'No quedan licencias en el plan. Pida a un propietario que añada más.'
export const yourCompanysAccountIsntActive =
  'La cuenta de su empresa no está activa. Pida a un propietario que elija un plan.'
export const ownersSignInWithPassword = 'Los propietarios inician sesión aquí con una contraseña.'

// Second factor page
export const verifyIts = 'Confirme que es usted'
export const setUpTwoStepVerification = 'Configure la verificación en dos pasos'
export const requiresTwoStepVerification = (name: string) =>
  `${name} exige la verificación en dos pasos.`
export const notEmail = (email: string) => `¿No es ${email}?`
export const signOut = 'Cerrar sesión'
export const couldntLoadYourSign = 'No se pudieron cargar sus métodos de inicio de sesión'
export const takeCodeFromAuthenticatorApp =
  'Use un código de una aplicación de autenticación de su teléfono, además de su contraseña.'
export const setUpAuthenticator = 'Configurar la aplicación'
export const signInWithYourFingerprint =
  'Inicie sesión con la huella, la cara o una llave de seguridad.'
export const addPasskey = 'Añadir llave de acceso'
