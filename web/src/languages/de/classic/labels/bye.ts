// Bye page
export const keepAccount = 'Konto behalten'
export const itsScheduledToCloseBut =
  'Die Schließung ist geplant, aber Sie können es noch behalten.'
export const theAccountIsClosing = (name: string) => `Das Konto von ${name} wird geschlossen`
export const weveEmailedItsOwnersHow =
  'Wir haben den Inhabern per E-Mail mitgeteilt, wie sie es behalten können.'
export const continueReadOnly = 'Im Lesemodus fortfahren'
export const exportEverything = 'Alles exportieren'
export const youreSignedOut = 'Sie sind abgemeldet'
export const youreSignedOutInEvery =
  'Sie sind in allen Tabs dieses Browsers abgemeldet, und nichts von Ihnen bleibt darin zurück.'
export const signInAgain = 'Wieder anmelden'
export const signOutFailed = 'Abmelden nicht möglich. Sie sind weiterhin angemeldet'
export const youreSigned = 'Sie sind angemeldet'
export const asEmail = (email: string) => `Als ${email}.`
export const goToSatchel = 'Zu Satchel'
export const signOut = 'Abmelden'
