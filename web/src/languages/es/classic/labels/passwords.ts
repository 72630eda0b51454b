// Password rule
export const atLeastCharacters = (passwordMin: number) => `Al menos ${passwordMin} caracteres`
export const lengthSoFar = (length: number) => `, ${length} hasta ahora`

// Forgot password page
export const backToSign = 'Volver al inicio de sesión'
export const forgotYourPassword = '¿Ha olvidado su contraseña?'
export const wellEmailYouLink = 'Le enviaremos por correo un enlace para definir una nueva'
export const emailLink = 'Enviar enlace'
export const enterYourEmailAddress = 'Introduzca su dirección de correo'
export const sentToAgain = (email: string) => `Enviado de nuevo a ${email}`
export const checkYourInbox = 'Revise su bandeja de entrada'
export const ifTheresAccount = 'Si existe una cuenta para'
export const weveSentLinkToSet =
  ', hemos enviado un enlace para definir una nueva contraseña. Funciona durante una hora.'
export const noEmailCheckYourSpam =
  '¿No le llega? Revise la carpeta de correo no deseado y que esta sea su dirección de trabajo.'
export const sendAgainInS = (secondsLeft: number) => `Enviar de nuevo en ${secondsLeft} s`
export const sendAgain = 'Enviar de nuevo'
export const takeAnotherAddress = 'Usar otra dirección'

// Password reset page
export const setANewPassword = 'Definir una nueva contraseña'
export const thisSignsYouOutEverywhere = 'Esto cierra su sesión en todas partes'
export const tooShort = (passwordMin: number) => `Use al menos ${passwordMin} caracteres`
export const newPassword = 'Nueva contraseña'
export const setPassword = 'Definir la contraseña'
export const passwordSet = 'Contraseña definida'
export const youCanNowSign = 'Ya puede iniciar sesión con su nueva contraseña.'
export const signIn = 'Iniciar sesión'
export const thisResetLinkNoLonger = 'Este enlace de restablecimiento ya no funciona'
export const itWasAlreadyUsed = 'Ya se utilizó o tiene más de una hora.'
export const partOfLinkIsMissing = 'Falta una parte del enlace. Ábralo desde el correo.'
export const yourPasswordHasntChanged = 'Su contraseña no ha cambiado.'
export const requestLink = 'Solicitar enlace'

// Password section
export const couldntCheckWhetherYouHave = 'No se pudo comprobar si tiene una contraseña'
export const passwordIsSet = 'Definida'
export const thatsNotYourPassword = 'Esa no es su contraseña'
export const itPassword = (password: string) => `La contraseña ${password}`
export const enterYourPassword = 'Introduzca su contraseña'
export const passwordChangedYoureSignedOut =
  'Contraseña cambiada. Se ha cerrado su sesión en los demás lugares'
export const currentPassword = 'Contraseña actual'
export const changePassword = 'Cambiar la contraseña'
export const linkSent = (email: string) => `Enlace enviado a ${email}`
export const youDontHavePassword = 'No tiene contraseña: usted inicia sesión de otra manera.'
export const emailSetupLink = 'Enviar enlace para definirla'
