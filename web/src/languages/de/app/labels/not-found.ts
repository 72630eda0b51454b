// Not found page
export const pageNotFound = 'Seite nicht gefunden'
export const theresNothingAtThisAddress =
  'Unter dieser Adresse gibt es nichts. Vielleicht wurde die Seite verschoben oder gelöscht.'
export const openLibrary = 'Bibliothek öffnen'
