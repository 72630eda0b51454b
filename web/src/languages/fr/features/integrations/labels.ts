import type { WebhookEvent } from '@satchel/contract/integrations/webhook-events.ts'
import type { DeliveryState } from '@satchel/contract/integrations/webhooks.ts'
import { formatList } from '../../../../lib/format/format.ts'

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'Impossible de charger les webhooks'
export const newWebhook = 'Nouveau webhook'
export const noWebhooks =
  'Aucun webhook pour le moment. Un webhook envoie les prospects et d’autres événements à votre CRM ou à un autre système dès qu’ils se produisent.'
export const events: Record<WebhookEvent, string> = {
  'lead.received': 'Prospect reçu',
  'link.created': 'Lien créé',
  'link.viewed': 'Lien consulté',
  'item.added': 'Contenu ajouté',
  'wish.created': 'Souhait créé',
  'audit.recorded': 'Entrée ajoutée au journal d’audit',
}
export const eventName = (event: string) =>
  event === 'test' ? 'Test' : (events[event as WebhookEvent] ?? event)
export const eventList = (chosen: string[]) => formatList(chosen.map(eventName))
export const on = 'Activé'
export const off = 'Désactivé'
export const failing = 'En échec'
export const turnedOff = 'Désactivé après des échecs'
export const failingSince = 'Début des échecs :'
export const turnOn = 'Activer'
export const turnOff = 'Désactiver'
export const actionsFor = (name: string) => `Actions pour ${name}`
export const sendTest = 'Envoyer un test'
export const testSent = 'Test envoyé. Le résultat se trouve dans le journal.'
export const deliveries = 'Envois'
export const deliveriesOf = (name: string) => `Envois à ${name}`
export const newSecret = 'Nouveau secret'
export const replaceSecret = 'Remplacer le secret ?'
export const oldSecretStops =
  'Votre système refusera les envois tant qu’il n’a pas le nouveau secret. L’ancien cesse aussitôt de fonctionner.'
export const replace = 'Remplacer'
export const deleteNamed = (name: string) => `Supprimer ${name} ?`
export const deleteWarning =
  'Les événements ne lui seront plus envoyés, et son journal sera supprimé.'
export const deleted = 'Webhook supprimé'

// Form
export const editWebhook = 'Modifier le webhook'
export const address = 'Adresse'
export const addressHint = 'Commence par https:// et accepte les requêtes POST'
export const sendWhen = 'Envoyer lors de'
export const auditHint = 'Comme CloudEvents, pour un SIEM'

// Secret
export const secret = 'Secret de signature'
export const copySecretNow = 'Copiez le secret maintenant. Il ne sera plus affiché.'
export const secretHint = 'Votre système vérifie avec lui qu’un envoi vient bien de Satchel.'
export const copySecret = 'Copier le secret'

// Log
export const couldntLoadDeliveries = 'Impossible de charger les envois'
export const noDeliveries = 'Aucun envoi ces 30 derniers jours. Envoyez un test pour essayer.'
export const states: Record<DeliveryState, string> = {
  waiting: 'En attente',
  delivered: 'Remis',
  failed: 'En échec',
}
export const resend = 'Renvoyer'
export const resent = 'Renvoyé'
export const nextTry = 'Prochaine tentative :'
export const attempts = 'Tentatives'
export const noAttempts = 'Pas encore envoyé'
export const payload = 'Données'
export const response = 'Réponse'
export const outcome = (status: number | null, error: string | null, ms: number) =>
  [error ?? (status === null ? '' : String(status)), `${ms} ms`].filter(Boolean).join(' · ')
