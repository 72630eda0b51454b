import type { WebhookFormat, WebhookTiming } from '@satchel/contract/integrations/webhooks.ts'

export const format = 'Envoyer à'
export const formats: Record<WebhookFormat, string> = {
  standard: 'Autre système',
  slack: 'Slack',
  teams: 'Teams',
}
export const address = 'Adresse du webhook'
export const addressHints: Record<Exclude<WebhookFormat, 'standard'>, string> = {
  slack: 'Dans Slack : Apps → Incoming Webhooks → Ajouter à Slack',
  teams:
    'Dans Teams : canal → Workflows → modèle qui publie dans un canal à la réception d’une requête webhook',
}
export const keepAddress = 'Laissez vide pour conserver l’adresse actuelle'
export const addressIsSecret =
  'Toute personne qui connaît l’adresse peut publier dans le canal. Elle est chiffrée et affichée en abrégé.'

export const when = 'Messages'
export const timings: Record<WebhookTiming, string> = {
  all: 'Pour chaque événement',
  confirmed: 'Lecteurs confirmés uniquement',
  digest: 'Résumé quotidien',
}
export const timingHints: Partial<Record<WebhookTiming, string>> = {
  confirmed:
    'Lectures et téléchargements par des personnes ayant vérifié leur adresse ou saisi un mot de passe',
  digest: 'Un message par jour à 8 h 00',
}

export const quietHours = 'Heures calmes'
export const quietHoursHint = 'Les messages attendent leur fin. Les tests sont envoyés malgré tout.'
export const from = 'De'
export const until = 'À'
export const timeZone = 'Fuseau horaire'
export const companyZone = 'Fuseau horaire de l’entreprise'
export const quietFromUntil = (from: string, until: string) => `Silence de ${from} à ${until}`
export const lastProblem = 'Dernier problème'
