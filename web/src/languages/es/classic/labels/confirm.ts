// Confirm verification page
export const confirmYourAddress = 'Confirme su dirección'
export const weSentEmail = 'Hemos enviado un correo a'
export const enterItsSixDigitCode =
  '. Introduzca el código de seis cifras que contiene o abra su enlace.'
export const enterAddressYouSignedUp =
  'Introduzca la dirección con la que se registró y el código de seis cifras que le enviamos a ella.'
export const notYourAddress = '¿No es su dirección?'
export const noAccountYet = '¿Aún no tiene cuenta?'
export const startOver = 'Empezar de nuevo'
export const createAccount = 'Crear una cuenta'
export const continueLabel = 'Continuar'

// Confirm page
export const thisConfirmationLinkDoesntWork = 'Este enlace de confirmación no funciona'
export const partOfLinkIsMissing = 'Falta una parte del enlace. Ábralo desde el correo.'
export const signIn = 'Iniciar sesión'
export const someoneSignedUpForSatchel = 'Alguien registró en Satchel la empresa'
export const withTheAddress = 'con la dirección'
export const ifThatWasYouSet =
  'Si fue usted, defina su contraseña para confirmarlo. Las contraseñas elegidas antes ya no funcionan.'
export const ifThatWasYouConfirm = 'Si fue usted, confírmelo.'
export const wasntYouCloseThisPage =
  '¿No fue usted? Cierre esta página. Nadie puede usar la cuenta hasta que confirme la dirección.'
export const itHasExpiredOrWas =
  'Ha caducado o ya se utilizó. Inicie sesión: si la dirección aún no está confirmada, allí puede recibir un nuevo correo.'

// Confirm form
export const atLeastCharacters = (passwordMin: number) => `Use al menos ${passwordMin} caracteres`
export const password = 'Contraseña'
export const setPasswordAndConfirm = 'Definir la contraseña y confirmar'
export const confirmAddress = 'Confirmar la dirección'
