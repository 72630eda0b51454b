// Not found page
export const pageNotFound = 'Page introuvable'
export const theresNothingAtThisAddress =
  'Il n’y a rien à cette adresse. La page a peut-être été déplacée ou supprimée.'
export const openLibrary = 'Ouvrir la bibliothèque'
