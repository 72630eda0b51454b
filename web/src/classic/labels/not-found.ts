// Removed site page
export const thisSiteIsNoLonger = 'This site is no longer published'
export const whoeverMadeItHasTaken =
  'Whoever made it has taken it down. Ask the person who sent you its address for what you were looking for.'
export const goToSatchel = 'Go to Satchel'

// Not found page
export const pageNotFound = 'Page not found'
export const thereIsNothingAtThis =
  'There is nothing at this address. It may have been moved or deleted, or a letter of it got lost.'
export const goToTheStart = 'Go to the start'
export const signIn = 'Sign in'
export const openTheLibrary = 'Open the library'
