// Removed site page
export const thisSiteIsNoLonger = 'Este sitio ya no está publicado'
export const itsOwnerHasTaken =
  'Su propietario lo ha retirado. Consulte a la persona que le envió la dirección.'
export const goToSatchel = 'Ir a Satchel'

// Not found page
export const pageNotFound = 'Página no encontrada'
export const theresNothingAtThisAddress =
  'No hay nada en esta dirección. La página se movió o eliminó, o la dirección está mal escrita.'
export const goToHome = 'Ir a Inicio'
export const signIn = 'Iniciar sesión'
export const openLibrary = 'Abrir la biblioteca'
