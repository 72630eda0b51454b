// Domains section
export const couldntLoadTheDomains = 'No se pudieron cargar los dominios'
export const yourDomain = 'Su dominio'
export const newDomain = 'Nuevo dominio'
export const domainHint = 'Un nombre sin usar, como un subdominio de su sitio web'
export const currentDomainKeepsWorking =
  'El dominio actual sigue funcionando hasta que se confirme el nuevo.'

// Domain card
export const usedForNewLinks = 'Se usa para los enlaces nuevos'
export const checked = 'Última comprobación:'
export const checkNow = 'Comprobar ahora'
export const redirectBareDomain = 'Redirigir el dominio sin ruta a'
export const redirectUnknownAddresses = 'Redirigir direcciones desconocidas a'
export const moreFor = (domain: string) => `Más acciones para ${domain}`

// Address field
export const addressRule = 'debe empezar por https:// o http://'
export const defaultPage = 'Página predeterminada'

// Dns records
export const found = 'encontrado'
export const notFoundYet = 'aún no encontrado'
export const addRecordsAtProvider = 'Añada estos registros en el proveedor de DNS del dominio.'
export const recordFound = (type: string, state: string) => `Registro ${type}, ${state}`
export const name = 'Nombre'
export const nameOfRecord = (type: string) => `el nombre del registro ${type}`
export const value = 'Valor'
export const valueOfRecord = (type: string) => `el valor del registro ${type}`
export const copyWhat = (what: string) => `Copiar ${what}`

// Domains
export const removed = (domain: string) => `Se quitó ${domain}`

// Remove domain
export const removeDomain = (domain: string) => `Quitar ${domain}`
export const removalWarning =
  'Los enlaces de este dominio dejan de funcionar. Siguen funcionando en sus otros dominios y en la dirección de Satchel.'
export const typeToConfirm = (domain: string) => `Escriba ${domain} para confirmar`
