// Bye page
export const keepAccount = 'Conservar la cuenta'
export const itsScheduledToCloseBut = 'Su cierre está programado, pero aún puede conservarla.'
export const theAccountIsClosing = (name: string) => `La cuenta de ${name} se va a cerrar`
export const weveEmailedItsOwnersHow =
  'Hemos explicado por correo a sus propietarios cómo conservarla.'
export const continueReadOnly = 'Continuar en solo lectura'
export const exportEverything = 'Exportar todo'
export const youreSignedOut = 'Ha cerrado la sesión'
export const youreSignedOutInEvery =
  'La sesión está cerrada en todas las pestañas de este navegador, y no queda en él nada suyo.'
export const signInAgain = 'Iniciar sesión de nuevo'
export const signOutFailed = 'No se pudo cerrar la sesión. Sigue abierta'
export const youreSigned = 'Ha iniciado sesión'
export const asEmail = (email: string) => `Como ${email}.`
export const goToSatchel = 'Ir a Satchel'
export const signOut = 'Cerrar sesión'
