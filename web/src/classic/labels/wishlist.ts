export const wishlist = 'Wishlist'
export const newWish = 'New wish'
