export const uploadFiles = 'Dateien hochladen'
export const uploadWords = 'hinzufügen neu datei importieren upload'
export const addWebLink = 'Weblink hinzufügen'
export const newCollection = 'Neue Sammlung'
export const newSite = 'Neue Site'
export const siteWords = 'erstellen seite microsite dealroom deal room newsletter'
export const addWords = 'erstellen url webseite'
export const invitePeople = 'Personen einladen'
export const inviteWords = 'hinzufügen benutzer nutzer kollege kollegin team mitglied'
export const share = (name: string) => `„${name}“ teilen`
export const shareWords = 'neu link erstellen senden kopieren'
export const favorite = (name: string) => `„${name}“ zu Favoriten hinzufügen`
export const unfavorite = (name: string) => `„${name}“ aus Favoriten entfernen`
export const favoriteWords = 'favorit stern merken'
export const addToCollection = (name: string) => `„${name}“ zu einer Sammlung hinzufügen`
export const replaceFile = (name: string) => `Datei von „${name}“ ersetzen`
export const replaceWords = 'neue version hochladen upload'
export const moveToBin = (name: string) => `„${name}“ löschen`
export const binWords = 'papierkorb entfernen wegwerfen'
export const newCta = 'Neuer CTA'
export const ctaWords =
  'call to action handlungsaufforderung button schaltfläche banner formular lead termin einbetten'
