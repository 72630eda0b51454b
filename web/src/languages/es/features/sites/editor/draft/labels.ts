export const updatedByOthers = 'Actualizado con los cambios de otra persona'
export const myCopyOf = (name: string) => `${name} (mi copia)`
