import type { Sentences } from './sentences.ts'

export const es: Sentences = {
  someone: 'Alguien',
  something: 'uno de sus elementos',
  named: (name) => `«${name}»`,
  lastBy: (name) => `, el último de ${name}`,
  sentences: {
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
  },
}
