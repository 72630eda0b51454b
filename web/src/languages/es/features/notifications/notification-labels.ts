import type { Notification, NotificationKind } from '@satchel/contract/notifications.ts'
import { detailIn } from '../../../../features/notifications/detail-parts.ts'
import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

interface Words {
  who: string
  name: string
  count: number
  isNamed: boolean
  hasActor: boolean
  failed: boolean
  /** Name of who did it last, after a comma; empty where it isn't known. */
  lastBy: string
}

const SENTENCES: Readonly<Record<NotificationKind, (words: Words) => string>> = {
  'share-view': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} se abrió ${count} veces${lastBy}`
    return hasActor ? `${who} abrió ${name}` : `Se abrió ${name}`
  },
  'share-reply': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} mensajes sobre ${name}${lastBy}` : `${who} le escribió sobre ${name}`,
  'site-viewed': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${name} se visitó ${count} veces${lastBy}`
    return hasActor ? `${who} visitó ${name}` : `Se visitó ${name}`
  },
  'cta-submission': ({ name, count, lastBy, hasActor, who }) => {
    if (count > 1) return `${count} envíos nuevos de ${name}${lastBy}`
    return hasActor ? `${who} envió ${name}` : `Nuevo envío de ${name}`
  },
  'cta-held': ({ name, count }) =>
    count > 1
      ? `${count} envíos de ${name} esperan su revisión`
      : `Un envío de ${name} espera su revisión`,
  'wish-created': ({ who, name }) => `${who} añadió el deseo ${name}`,
  'wish-status': ({ who, name }) => `${who} cambió el estado de ${name}`,
  'wish-comment': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} comentarios nuevos en ${name}${lastBy}` : `${who} comentó ${name}`,
  'wish-mention': ({ who, name }) => `${who} le mencionó en ${name}`,
  'wish-assigned': ({ who, name }) => `${who} le asignó ${name}`,
  'item-expiring': ({ name, count, isNamed }) =>
    count > 1 && !isNamed ? `${count} de sus elementos caducan pronto` : `${name} caduca pronto`,
  'item-broken': ({ name }) => `No se puede acceder a la página de ${name}`,
  'item-replaced': ({ who, name }) => `${who} sustituyó el archivo de ${name}`,
  'collection-changed': ({ who, name, count, lastBy }) =>
    count > 1 ? `${count} cambios en ${name}${lastBy}` : `${who} cambió ${name}`,
  'saved-search': ({ name, count }) =>
    count === 1 ? `1 elemento nuevo en ${name}` : `${count} elementos nuevos en ${name}`,
  'import-finished': ({ failed }) =>
    failed ? 'Su importación ha fallado' : 'Su importación ha terminado',
  'export-finished': ({ failed }) =>
    failed ? 'Su exportación ha fallado' : 'Su exportación está lista',
  'crm-paused': ({ name }) => `La conexión con ${name} se ha interrumpido`,
  'invitation-accepted': ({ who }) => `${who} aceptó su invitación`,
  'new-sign-in': ({ count }) =>
    count > 1
      ? `${count} inicios de sesión nuevos en su cuenta`
      : 'Nuevo inicio de sesión en su cuenta',
}

export const sentenceOf = ({
  kind,
  actor,
  itemName,
  count,
  failed = false,
}: Notification): string =>
  SENTENCES[kind]({
    who: actor?.name ?? 'Alguien',
    name: itemName ? `«${itemName}»` : 'uno de sus elementos',
    lastBy: actor ? `, el último de ${actor.name}` : '',
    ...{ count, failed, isNamed: itemName !== undefined, hasActor: actor !== undefined },
  })

const DETAIL_WORDS = {
  linkFor: (recipient: string) => `Enlace para ${recipient}`,
  on: (browser: string, os: string) => `${browser} en ${os}`,
  lastDay: (day: string) => `Último día: ${day}`,
  added: (rows: number) => formatCount(rows, 'añadido', 'añadidos'),
  skipped: (rows: number) => formatCount(rows, 'omitido', 'omitidos'),
  withProblems: (rows: number) => `${formatNumber(rows)} con problemas`,
  earlierReaders: (readers: number) =>
    readers === 1
      ? 'Uno de sus lectores tiene una versión anterior'
      : `${formatNumber(readers)} de sus lectores tienen una versión anterior`,
  requested: (email: string) => `Pide un enlace nuevo con la dirección ${email}`,
  requestedWith: (email: string, message: string) =>
    `Pide un enlace nuevo con la dirección ${email}: ${message}`,
}

export const detailOf = (notification: Notification): string | undefined =>
  detailIn(DETAIL_WORDS, notification)
