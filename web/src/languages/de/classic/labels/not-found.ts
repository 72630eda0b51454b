// Removed site page
export const thisSiteIsNoLonger = 'Diese Site ist nicht mehr veröffentlicht'
export const itsOwnerHasTaken =
  'Der Eigentümer hat sie vom Netz genommen. Fragen Sie die Person, von der Sie die Adresse haben.'
export const goToSatchel = 'Zu Satchel'

// Not found page
export const pageNotFound = 'Seite nicht gefunden'
export const theresNothingAtThisAddress =
  'Unter dieser Adresse gibt es nichts. Die Seite wurde verschoben oder gelöscht, oder die Adresse enthält einen Tippfehler.'
export const goToHome = 'Zur Startseite'
export const signIn = 'Anmelden'
export const openLibrary = 'Bibliothek öffnen'
