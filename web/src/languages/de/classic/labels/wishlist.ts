export const wishlist = 'Wunschliste'
export const newWish = 'Neuer Wunsch'
