import type { LeftOutReason } from '@satchel/contract/links/recall.ts'
import { formatCount, pluralOf } from '../../../../../lib/format/format.ts'

export const readersOfOlder = (people: number, isAll: boolean) =>
  people === 0
    ? 'Algunos lectores solo han visto una versión anterior'
    : `${formatCount(people, 'persona', 'personas')}${isAll ? '' : ' o más'} solo ${pluralOf(people, 'ha', 'han')} visto una versión anterior`
export const tellThem = 'Avisar…'
export const showThem = 'Ver quiénes son'
export const title = (name: string) => `Versiones anteriores de ${name}`
export const explanation =
  'Sus enlaces ya muestran la nueva versión. Cada persona recibe un correo con el enlace que tiene.'
export const readers = 'Lectores'
export const readerOf = (recipient: string) =>
  `Lectores sin dirección, por el enlace para ${recipient}`
export const readersWithoutAddress = 'Lectores sin dirección, por un enlace para cualquiera'
export const readVersion = (version: number, downloaded: boolean) =>
  `${downloaded ? 'Descargó' : 'Leyó'} la versión ${version}`
export const emailed = 'Correo enviado'
export const askSharer = (name: string) => `Pida a ${name} que les avise`
export const noAddress = 'Sin dirección verificada'
export const linkClosed = 'Su enlace se retiró o ha caducado'
export const message = 'Mensaje'
export const optional = 'Opcional'
export const send = (people: number) =>
  people === 0 ? 'No enviar a nadie' : `Enviar a ${formatCount(people, 'persona', 'personas')}`
export const sent = (people: number) =>
  `Correo enviado a ${formatCount(people, 'persona', 'personas')}`
export const more = (readers: number) =>
  `${formatCount(readers, 'lector más aparecerá', 'lectores más aparecerán')} cuando se envíen estos correos`
export const notEveryoneEmailed = 'No se envió el correo a todos'
const REASONS: Record<LeftOutReason, string> = {
  told: 'correo ya enviado',
  'up-to-date': 'al día',
  link: 'el enlace no es suyo, se retiró o ha caducado',
  'hourly-limit': 'ya ha enviado todos los correos posibles en esta hora. Avise más tarde.',
  'daily-limit': 'hoy no se envían más correos a estas personas. Avise mañana.',
}
export const leftOutBecause = (reason: LeftOutReason, people: number) =>
  `${formatCount(people, 'persona', 'personas')}: ${REASONS[reason]}`
export const couldntLoad = 'No se pudieron cargar los lectores'
