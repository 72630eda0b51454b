import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/integrations/crm.ts'
import { formatCount } from '../../../../../lib/format/format.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const crms = 'CRM'
export const couldntLoadCrms = 'No se han podido cargar las conexiones con los CRM'
export const notConnected = 'Sin conectar'
export const notSetUp = 'Sin configurar en este servidor'
export const whatItDoes: Record<CrmKind, string> = {
  hubspot:
    'Las lecturas se convierten en notas de los contactos y sus negocios abiertos. Las respuestas a formularios se convierten en contactos.',
  salesforce:
    'Las lecturas se convierten en tareas completadas de contactos, prospectos y su oportunidad. Las respuestas a formularios se convierten en prospectos.',
}
export const operatorSetsUp = (name: string, kind: CrmKind) =>
  `Quien administra este servidor registra una aplicación en ${name} con la dirección de retorno de abajo y define ${kind.toUpperCase()}_CLIENT_ID y ${kind.toUpperCase()}_CLIENT_SECRET.`
export const callbackAddress = 'Dirección de retorno'
export const connect = 'Conectar'
export const connectNamed = (name: string) => `Conectar ${name}`
export const reconnect = 'Volver a conectar'
export const connected = 'Conectado'
export const paused = 'En pausa'
export const resting = 'En espera'
export const account = (name: string) => `Cuenta ${name}`
export const connectedBy = (name: string) => `Por ${name}`
export const waiting = (count: number) =>
  `${formatCount(count, 'actividad en espera', 'actividades en espera')}`
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) =>
    `${name} ya no acepta el acceso de Satchel. No se envía nada hasta que vuelva a conectar; entonces se envía lo que espera.`,
  lost: () =>
    'Este servidor ha perdido sus claves. Vuelva a conectar para que se envíe lo que espera.',
}
export const restsUntil = 'No se envía nada hasta'
export const connectedToast = (name: string) => `${name} está conectado. Elija qué se envía.`
export const connectedAgain = (name: string) => `${name} vuelve a estar conectado`
export const accessDenied = 'Sin conectar. El acceso se denegó en el CRM.'
export const refusedWith = (code: string) => `Sin conectar. El CRM indica: ${code}`
export const actionsFor = (name: string) => `Acciones de ${name}`
export const disconnect = 'Desconectar'
export const disconnectTitle = (name: string) => `¿Desconectar ${name}?`
export const disconnectWarning =
  'No se envía nada más y se elimina lo que espera. Lo que se envió permanece allí.'
export const disconnected = 'Desconectado'
export const notRevoked = (name: string) =>
  `Se ha desconectado aquí, pero ${name} no lo ha confirmado. Quite Satchel de las aplicaciones conectadas allí.`

// Choices
export const sendReadings = 'Enviar lecturas'
export const sendReadingsHint = 'Cuando termina la visita de una persona conocida'
export const confirmedOnly = 'Solo personas confirmadas'
export const confirmedOnlyHint =
  'Quien confirmó su dirección o introdujo la contraseña de su enlace personal'
export const sendLeads = 'Enviar contactos nuevos'
export const sendLeadsHint =
  'Respuestas a formularios y direcciones introducidas antes de abrir un enlace'
export const showWhat = 'Ver qué se envía'

// Preview
export const previewTitle = (name: string) => `Qué se envía a ${name}`
export const couldntLoadPreview = 'No se ha podido cargar la vista previa'
export const reading = 'Lectura'
export const lead = 'Contacto nuevo'
export const sample = 'Ejemplo'
export const latest = 'De sus datos más recientes'
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: 'Una nota en el contacto con esta dirección y en sus negocios abiertos:',
    lead: 'Un contacto. Si ya hay uno con esta dirección, solo se rellenan sus campos vacíos:',
  },
  salesforce: {
    reading:
      'Una tarea completada en el contacto o prospecto con esta dirección, y en la oportunidad del contacto si solo hay una abierta:',
    lead: 'Un prospecto. Si ya hay un contacto o prospecto con esta dirección, solo se rellenan sus campos vacíos:',
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: 'Correo',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  company: 'Empresa',
  phone: 'Teléfono',
  title: 'Cargo',
}
export const turnOn = 'Activar'

// Log
export const log = 'Registro'
export const logOf = (name: string) => `Enviado a ${name}`
export const couldntLoadLog = 'No se ha podido cargar el registro'
export const nothingSent = 'Nada en los últimos 30 días'
export const kinds: Record<CrmSend['kind'], string> = {
  reading: 'Lectura',
  lead: 'Contacto nuevo',
}
export const states: Record<CrmSend['state'], string> = {
  waiting: 'En espera',
  sent: 'Enviado',
  skipped: 'Omitido',
  failed: 'Con error',
}
export const faults: Record<CrmFault, string> = {
  'no-contact': 'Ningún contacto con esta dirección',
  deleted: 'Se eliminó el registro',
  forbidden: 'Falta un permiso',
  rejected: 'No aceptado',
  revoked: 'Acceso retirado',
  limited: 'Demasiadas llamadas',
  unreachable: 'No se pudo conectar',
  timeout: 'Sin respuesta a tiempo',
  failing: 'El CRM tiene un problema',
  refused: 'No es una dirección pública',
  'too-late': 'Esperó más de una semana',
  error: 'Un problema en este servidor',
}
export const nextTry = 'Próximo intento'
export const openThere = (name: string) => `Abrir en ${name}`
export const retry = 'Reintentar'
export const retrying = 'Se envía de nuevo'
