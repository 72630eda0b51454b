// Add link form
export const addWebLink = 'Weblink hinzufügen'
export const enterUrlOfWebPage = 'Geben Sie die URL einer Webseite ein'
export const alreadyInTheLibrary = 'Schon in der Bibliothek'
export const addedTheExistingItem = 'Vorhandenen Inhalt hinzugefügt'
export const webLinkAdded = 'Weblink hinzugefügt'
export const url = 'URL'
export const nameHint =
  'Leer lassen, um den Titel der Seite zu verwenden. Text und Bild werden aus der Seite gelesen.'
export const addAnyway = 'Trotzdem hinzufügen'
export const addLink = 'Link hinzufügen'
export const useExisting = 'Vorhandenen verwenden'
export const alreadyInLibrary = 'Diese Seite ist schon in der Bibliothek'

// Required categories
export const chooseAtLeastOne = 'Wählen Sie mindestens einen Wert'
