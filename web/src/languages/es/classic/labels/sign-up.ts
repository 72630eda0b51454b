import { formatCount } from '../../../../lib/format/format.ts'

// Signup page
export const createYourAccount = 'Cree su cuenta'
export const tryEverythingFreeFor14 = 'Pruebe todo gratis durante 14 días, sin tarjeta'
export const haveAnAccount = '¿Ya tiene cuenta?'
export const signIn = 'Iniciar sesión'
export const setUpYourCompany = 'Configure su empresa en este servidor'
export const signUpIsClosed = 'El registro está cerrado'
export const newCompaniesCantSignUp = 'Las empresas nuevas no pueden registrarse en este servidor.'
export const askForInvitation = (name: string) => `Pida una invitación a ${name}.`
export const askThoseWhoRunIt = 'Pida una invitación a quienes lo administran.'
export const invitedAlready = '¿Ya tiene una invitación? Abra el enlace del correo.'
export const couldntCheckSignUp = 'No se pudo comprobar si puede registrarse'

// Signup form
export const enterYourName = 'Escriba su nombre'
export const enterYourCompanysName = 'Escriba el nombre de su empresa'
export const enterYourEmailAddress = 'Introduzca su dirección de correo'
export const atLeastCharacters = (passwordMin: number) => `Use al menos ${passwordMin} caracteres`
export const yourName = 'Su nombre'
export const company = 'Empresa'
export const workEmail = 'Correo de trabajo'
export const password = 'Contraseña'
export const createAccount = 'Crear una cuenta'
export const accountWithThisAddressAlready =
  'Ya existe una cuenta con esta dirección. Inicie sesión.'
export const takeAddressAt = (domains: string) => `Use una dirección de ${domains}`

// Partner signup page
export const signUpWithPartner = 'Regístrese con un socio'
export const couldntCheckTheCode = 'No se pudo comprobar el código'
export const givesYouDaysToTry = (partner: string, trialDays: number) =>
  `${partner} le da ${formatCount(trialDays, 'día', 'días')} para probarlo todo, sin tarjeta.`
export const seesYourCompanyName = (partner: string) =>
  `${partner} ve el nombre de su empresa, su plan y si está en prueba, pero nada de su contenido.`
export const enterYourPartnersCode = 'Introduzca el código de su socio para obtener sus condiciones'
export const noCode = '¿No tiene código?'
export const signUpWithoutOne = 'Registrarse sin código'
export const partnerCode = 'Código de socio'
export const thisCodeIsntValid = 'Este código no es válido'
export const continueLabel = 'Continuar'
