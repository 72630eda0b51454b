// Add link form
export const addWebLink = 'Ajouter un lien web'
export const enterUrlOfWebPage = 'Saisissez l’URL d’une page web'
export const alreadyInTheLibrary = 'Déjà dans la bibliothèque'
export const addedTheExistingItem = 'Contenu existant ajouté'
export const webLinkAdded = 'Lien web ajouté'
export const url = 'URL'
export const nameHint =
  'Laissez vide pour utiliser le titre de la page. Le texte et l’image sont lus sur la page.'
export const addAnyway = 'Ajouter quand même'
export const addLink = 'Ajouter le lien'
export const useExisting = 'Utiliser l’existant'
export const alreadyInLibrary = 'Cette page est déjà dans la bibliothèque'

// Required categories
export const chooseAtLeastOne = 'Choisissez-en au moins une'
