// Not found page
export const pageNotFound = 'Página no encontrada'
export const theresNothingAtThisAddress =
  'No hay nada en esta dirección. Puede que la página se haya movido o eliminado.'
export const openLibrary = 'Abrir la biblioteca'
