export const updatedByOthers = 'Mis à jour avec les modifications de quelqu’un d’autre'
export const myCopyOf = (name: string) => `${name} (ma copie)`
