import { isolated } from '../../../../../lib/format/isolated.ts'

// List
export const connectedApps = 'Aplicaciones conectadas'
export const couldntLoadApps = 'No se han podido cargar las aplicaciones conectadas'
export const noApps =
  'Aún no hay aplicaciones conectadas. Una aplicación que usted permite, como un asistente, actúa en su nombre en Satchel.'
export const ofColleagues = 'De colegas'
export const noAppsOfColleagues = 'Ningún colega ha conectado una aplicación.'
export const connected = 'Conectada'
export const actsFor = (name: string) => `Actúa en nombre de ${name}`
export const sentBackTo = (host: string) => `De ${host}`
export const since = 'Desde'
export const lastUsed = 'Último uso'
export const notUsed = 'Sin usar todavía'
export const disconnect = 'Desconectar'
export const disconnectNamed = (name: string) => `Desconectar ${name}`
export const disconnectTitle = (name: string) => `¿Desconectar ${name}?`
export const disconnectWarning =
  'La aplicación deja de funcionar en Satchel ahora. Para volver a usarla, conéctela de nuevo.'
export const disconnected = 'Aplicación desconectada'

// Consent
export const allowTitle = (host: string) => `¿Conectar ${host}?`
export const allowTitleOnDevice = '¿Conectar un programa de su dispositivo?'
export const wantsToAct = (name: string, tenant: string) =>
  `La aplicación se llama «${isolated(name)}», lo que nadie ha comprobado, y quiere actuar en su nombre en ${tenant}.`
export const wantsToActOnDevice = (name: string, address: string, tenant: string) =>
  `Un programa que abre ${address} se llama «${isolated(name)}», lo que nadie ha comprobado, y quiere actuar en su nombre en ${tenant}. Conéctelo solo si acaba de iniciarlo usted.`
export const mayDo = 'Qué puede hacer la aplicación'
export const mayDoHint =
  'Nunca más de lo que usted puede hacer. Nadie ha comprobado esta aplicación: conecte solo una que conozca.'
export const allow = 'Conectar'
export const refuse = 'No conectar'
export const couldntLoadRequest = 'No se ha podido cargar lo que pide la aplicación'
