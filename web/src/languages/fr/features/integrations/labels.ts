import type {
  WebhookEvent,
  WebhookEventGroup,
} from '@satchel/contract/integrations/webhook-events.ts'
import type {
  AttemptFault,
  DeliveryState,
  WebhookDelivery,
} from '@satchel/contract/integrations/webhooks.ts'
import { formatCount, formatList } from '../../../../lib/format/format.ts'

type Attempt = WebhookDelivery['attempts'][number]

// List
export const webhooks = 'Webhooks'
export const couldntLoadWebhooks = 'Impossible de charger les webhooks'
export const newWebhook = 'Nouveau webhook'
export const noWebhooks =
  'Aucun webhook pour le moment. Un webhook envoie les prospects et d’autres événements à Slack, à Teams, à votre CRM ou à un autre système dès qu’ils se produisent.'
export const eventGroups: Record<WebhookEventGroup, string> = {
  links: 'Liens',
  content: 'Contenus',
  people: 'Souhaits et personnes',
}
export const events: Record<WebhookEvent, string> = {
  'link.created': 'Lien créé',
  'link.viewed': 'Lien consulté',
  'link.read': 'Lien lu',
  'link.downloaded': 'Fichier téléchargé',
  'link.expiring': 'Lien bientôt expiré',
  'link.withdrawn': 'Lien retiré',
  'lead.received': 'Prospect reçu',
  'item.added': 'Contenu ajouté',
  'item.updated': 'Contenu modifié',
  'item.expired': 'Contenu expiré',
  'collection.updated': 'Collection modifiée',
  'site.published': 'Site publié',
  'wish.created': 'Souhait créé',
  'wish.delivered': 'Souhait réalisé',
  'person.joined': 'Personne arrivée',
  'person.left': 'Personne partie',
  'audit.recorded': 'Entrée ajoutée au journal d’audit',
}
export const eventHints: Partial<Record<WebhookEvent, string>> = {
  'link.read': 'Après la visite : qui, combien de temps, quelles pages',
  'link.expiring': 'Un jour avant',
  'audit.recorded': 'Comme CloudEvents, pour un SIEM',
}
const others: Record<string, string> = { test: 'Test', digest: 'Résumé quotidien' }
export const eventName = (event: string) => others[event] ?? events[event as WebhookEvent] ?? event
const EVENTS_NAMED = 3
export const eventList = (chosen: string[]) =>
  formatList(
    chosen.length > EVENTS_NAMED + 1
      ? [...chosen.slice(0, EVENTS_NAMED).map(eventName), moreEvents(chosen.length - EVENTS_NAMED)]
      : chosen.map(eventName),
  )
const moreEvents = (count: number) => (count === 1 ? '1 autre' : `${count} autres`)
export const setUpBy = (program: string) => `Configuré par ${program}`
export const onlyLinksOf = (name: string) => `Seulement les liens de ${name}`
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
export const oldSecretSigns =
  'Pendant 24 heures, les envois sont signés avec les deux secrets. Remplacez-le d’ici là dans votre système.'
export const stopOld = 'Ne plus utiliser l’ancien secret dès maintenant'
export const stopOldHint =
  'Si quelqu’un d’autre peut le connaître. Votre système refusera les envois tant qu’il n’a pas le nouveau.'
export const oldSecretUntil = 'Ancien secret valable jusqu’à :'
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
export const ownLinks = 'Seulement mes liens'
export const ownLinksHint =
  'Les événements de liens sont envoyés si le lien est le vôtre. Les autres événements ne changent pas.'
export const ownLinksHintOf = (name: string) =>
  `Les événements de liens sont envoyés si le lien est celui de ${name}. Les autres événements ne changent pas.`

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
const reasons: Record<AttemptFault, (status: string) => string> = {
  status: (status) => `Réponse ${status}`,
  redirect: (status) => `Redirection (${status}). Saisissez l’adresse finale`,
  timeout: () => 'Pas de réponse en 10 secondes',
  unreachable: () => 'Connexion impossible',
  refused: () => 'Adresse non publique',
  off: () => 'Le webhook a été désactivé',
  revoked: () => 'L’adresse ne fonctionne plus. Créez-en une nouvelle et saisissez-la ici',
  'no-channel': () => 'Le canal n’existe plus',
  archived: () => 'Le canal est archivé',
  forbidden: () => 'L’espace de travail n’autorise pas les messages ici',
  limited: () => 'Trop de messages. Satchel attend puis réessaie',
  rejected: () => 'Le message n’a pas été accepté',
  'no-address': () => 'Saisissez à nouveau l’adresse',
  'no-rights': () => 'La clé ou l’application qui l’a créé n’a plus le droit de recevoir cela',
}
export const reasonOf = ({ status, error, fault }: Omit<Attempt, 'ms' | 'answer'>) =>
  fault ? reasons[fault](String(status ?? '')) : (error ?? status)
export const outcome = (attempt: Attempt) =>
  [reasonOf(attempt), `${attempt.ms} ms`].filter(Boolean).join(' · ')
export const waitsForEarlier = 'Attend un envoi précédent sur le même lien ou contenu'

// Replay
export const replay = 'Renvoyer un jour'
export const replayTitle = 'Renvoyer les envois d’un jour'
export const replayHint =
  'Tous les envois du jour sont répétés, avec les mêmes identifiants et dans le même ordre. Votre système peut ignorer ceux qu’il a déjà.'
export const day = 'Jour'
export const replayed = (count: number) =>
  count === 0
    ? 'Aucun envoi ce jour-là'
    : `${formatCount(count, 'envoi sera répété', 'envois seront répétés')}`
