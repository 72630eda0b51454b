// Not found page
export const pageNotFound = 'Page not found'
export const theresNothingAtThisAddress =
  'There’s nothing at this address. The page may have been moved or deleted.'
export const openLibrary = 'Open library'
