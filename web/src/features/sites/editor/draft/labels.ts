export const updatedByOthers = 'Updated with someone else’s changes'
export const myCopyOf = (name: string) => `${name} (my copy)`
