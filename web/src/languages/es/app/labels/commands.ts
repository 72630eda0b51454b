export const uploadFiles = 'Subir archivos'
export const uploadWords = 'añadir nuevo archivo importar cargar'
export const addWebLink = 'Añadir enlace web'
export const newCollection = 'Nueva colección'
export const newSite = 'Nuevo sitio'
export const siteWords = 'crear página micrositio sala de negociación boletín'
export const addWords = 'crear url página'
export const invitePeople = 'Invitar a personas'
export const inviteWords = 'añadir usuario colega miembro del equipo'
export const share = (name: string) => `Compartir «${name}»`
export const shareWords = 'nuevo enlace crear enviar copiar'
export const favorite = (name: string) => `Añadir «${name}» a favoritos`
export const unfavorite = (name: string) => `Quitar «${name}» de favoritos`
export const favoriteWords = 'favorito estrella me gusta'
export const addToCollection = (name: string) => `Añadir «${name}» a una colección`
export const replaceFile = (name: string) => `Sustituir el archivo de «${name}»`
export const replaceWords = 'nueva versión subir reemplazar'
export const moveToBin = (name: string) => `Eliminar «${name}»`
export const binWords = 'papelera basura borrar quitar'
export const newCta = 'Nuevo CTA'
export const ctaWords = 'llamada a la acción botón banner formulario contacto reunión insertar'
