// Add link form
export const addWebLink = 'Añadir enlace web'
export const enterUrlOfWebPage = 'Introduzca la URL de una página web'
export const alreadyInTheLibrary = 'Ya en la biblioteca'
export const addedTheExistingItem = 'Se usó el elemento existente'
export const webLinkAdded = 'Enlace web añadido'
export const url = 'URL'
export const nameHint =
  'Déjelo vacío para usar el título de la página. El texto y la imagen se toman de ella.'
export const addAnyway = 'Añadir de todos modos'
export const addLink = 'Añadir enlace'
export const useExisting = 'Usar el existente'
export const alreadyInLibrary = 'Esta página ya está en la biblioteca'

// Required categories
export const chooseAtLeastOne = 'Elija al menos uno'
