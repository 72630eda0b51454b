// Problem
export const tooLargeInBetween = (sent: string) =>
  `Algo entre usted y Satchel rechazó ${sent === 'a file' ? 'un archivo' : 'una solicitud'} de este tamaño (413). Pida a su administrador que aumente el límite.`
export const noAnswerInBetween = (status: number) =>
  `Algo entre usted y Satchel no obtuvo respuesta del servidor (${status}). Inténtelo de nuevo en un momento.`
export const refusedInBetween = (status: number) =>
  `Algo entre usted y Satchel rechazó la solicitud (${status}). Inténtelo de nuevo o consulte a su administrador.`
export const answeredInBetween =
  'Algo entre usted y Satchel respondió en su lugar. Compruebe si su red le pide iniciar sesión.'
export const somethingWentWrong = 'Se produjo un error. Inténtelo más tarde.'
export const serverTimeout = 'El servidor tardó demasiado en responder. Inténtelo de nuevo.'
export const offline = 'Sin conexión. Inténtelo de nuevo cuando vuelva a tener conexión.'
export const serverUnreachable =
  'No se pudo conectar con el servidor. Inténtelo de nuevo en un momento.'
export const otherPerson = 'Ahora hay otra persona conectada. Vuelva a cargar la página.'
export const blocked =
  'El servidor responde, pero algo en este navegador detuvo la solicitud, como un bloqueador de contenido. Permítala aquí e inténtelo de nuevo.'

// Upload parts
export const uploadUnreached = 'No se pudo acceder al servidor. Inténtelo de nuevo.'
export const cantReachServerRetrying = 'No se puede acceder al servidor, reintentando'
export const serverBusyRetrying = 'El servidor no puede recibirlo ahora mismo, reintentando'
export const foreignRetrying = (status: number) =>
  `Algo entre usted y Satchel respondió (${status}), reintentando`

// Taxonomy
export const stage = 'Etapa'
export const product = 'Producto'
export const contentType = 'Tipo de contenido'
export const industry = 'Sector'
export const region = 'Región'

// Day
export const today = 'Hoy'
export const yesterday = 'Ayer'

// Pdf page
export const goToPage = 'Ir a la página'

// Visit values
export const direct = 'Directo'
export const qrCode = 'Código QR'
export const site = 'Sitio'
export const emailFromSatchel = 'Correo de Satchel'
export const phone = 'Teléfono'
export const tablet = 'Tableta'
export const computer = 'Ordenador'
export const tv = 'Televisor'
export const noReferringPage = 'Sin página de procedencia'
export const unknown = 'Desconocido'
