export const updatedByOthers = 'Mit den Änderungen anderer aktualisiert'
export const myCopyOf = (name: string) => `${name} (meine Kopie)`
