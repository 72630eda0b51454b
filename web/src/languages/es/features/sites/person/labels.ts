export const pageForOnePerson = 'Página personal'
export const whoIsItFor = '¿Para quién es?'
export const recipientHint = 'Una dirección de correo o un nombre que solo ve usted'
export const enterRecipient = 'Introduzca una dirección o un nombre'
export const title = 'Título'
export const titleHint = 'Se muestra en la parte superior de la página'
export const forYou = 'Para usted'
export const enterATitle = 'Introduzca un título'
export const keepOneItem = 'Conserve al menos un elemento'
export const greeting = 'Saludo'
export const greetingText = (company: string) =>
  `Hola:\n\nAquí tiene todo lo que hablamos. Si falta algo, respóndame directamente desde esta página.\n\n${company}`
export const items = 'Elementos'
export const ofTheSite = (name: string) => `Tras el saludo viene el contenido de ${name}.`
export const noteFor = (name: string) => `Nota para ${name}`
export const note = 'Nota'
export const moveUp = (name: string) => `Mover ${name} hacia arriba`
export const moveDown = (name: string) => `Mover ${name} hacia abajo`
export const remove = (name: string) => `Quitar ${name}`
export const gone = 'Un elemento que ya no existe'
export const callToAction = 'Llamada a la acción'
export const none = 'Ninguna'
export const createAndCopy = 'Crear y copiar enlace'

// Made
export const linkReady = 'La página está lista'
export const opensFor = (recipient: string) =>
  `Este enlace es para ${recipient}. Usted ve cuándo se abre y qué se lee.`
export const changeLaterHint =
  'Puede cambiar la página en cualquier momento; el enlace sigue siendo el mismo.'
export const link = 'Enlace'
export const editPage = 'Editar la página'
export const seeVisits = 'Ver visitas'
