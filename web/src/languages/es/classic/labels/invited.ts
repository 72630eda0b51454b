// Invited page
export const couldntOpenTheInvitation = 'No se pudo abrir la invitación'
export const invitationIsStillValid = 'La invitación sigue siendo válida'
export const joinName = (name: string) => `Unirse a ${name}`
export const invitesYouToFindShare = (invitedBy: string) =>
  `${invitedBy} le invita a encontrar y compartir el contenido de su equipo y a seguir sus resultados.`
export const continueWithName = (name: string) => `Continuar con ${name}`
export const youreSignedInAsAccepting = (email: string) =>
  `Ha iniciado sesión como ${email}. Al aceptar se cerrará esa sesión en este navegador.`
export const thisInvitationHasExpired = 'Esta invitación ha caducado'
export const itWasAlreadyAcceptedWas =
  'Ya se aceptó, se revocó o tiene más de siete días. Busque un correo más reciente o pida a quien le invitó que la envíe de nuevo.'
export const partOfLinkIsMissing = 'Falta una parte del enlace. Ábralo desde el correo.'
export const goToSatchel = 'Ir a Satchel'
export const signIn = 'Iniciar sesión'
export const createYourOwnAccount = 'Crear una cuenta propia'

// Accept form
export const enterYourName = 'Escriba su nombre'
export const atLeastCharacters = (passwordMin: number) => `Use al menos ${passwordMin} caracteres`
export const yourName = 'Su nombre'
export const email = 'Correo electrónico'
export const password = 'Contraseña'
export const newPassword = 'Nueva contraseña'
export const acceptAndSign = 'Aceptar e iniciar sesión'
