// Bye page
export const keepTheAccount = 'Keep the account'
export const itWasClosed = 'It was closed, and it is not too late.'
export const accountOfIsBeingClosed = (name: string) => `The account of ${name} is being closed`
export const itsOwnersWereSentMail = 'Its owners were sent a mail with the way back.'
export const goOnReading = 'Go on reading'
export const exportEverything = 'Export everything'
export const youAreSignedOut = 'You are signed out'
export const inEveryTabOfThis = 'In every tab of this browser. Nothing of yours is left in it.'
export const signInAgain = 'Sign in again'
export const serverWasNotReachedStill = 'The server was not reached; still signed in'
export const youAreSigned = 'You are signed in'
export const asEmail = (email: string) => `As ${email}.`
export const goToSatchel = 'Go to Satchel'
export const signOut = 'Sign out'
