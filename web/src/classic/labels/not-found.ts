// Removed site page
export const thisSiteIsNoLonger = 'This site is no longer published'
export const itsOwnerHasTaken =
  'Its owner has taken it down. Ask the person who sent you the address.'
export const goToSatchel = 'Go to Satchel'

// Not found page
export const pageNotFound = 'Page not found'
export const theresNothingAtThisAddress =
  'There’s nothing at this address. The page was moved or deleted, or the address is mistyped.'
export const goToHome = 'Go to Home'
export const signIn = 'Sign in'
export const openLibrary = 'Open library'
