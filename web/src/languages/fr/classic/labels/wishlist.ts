export const wishlist = 'Souhaits'
export const newWish = 'Nouveau souhait'
