export const wishlist = 'Lista de deseos'
export const newWish = 'Nuevo deseo'
