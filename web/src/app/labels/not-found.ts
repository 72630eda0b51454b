// Not found page
export const pageNotFound = 'Page not found'
export const thereIsNothingAtThis =
  'There is nothing at this address. It may have been moved or deleted.'
export const openTheLibrary = 'Open the library'
