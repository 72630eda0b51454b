import type { CrmFault, CrmKind, CrmPreview, CrmSend } from '@satchel/contract/integrations/crm.ts'
import { formatCount } from '../../../../../lib/format/format.ts'

export const names: Record<CrmKind, string> = { hubspot: 'HubSpot', salesforce: 'Salesforce' }

// List
export const crms = 'CRM'
export const couldntLoadCrms = 'Impossible de charger les connexions aux CRM'
export const notConnected = 'Non connecté'
export const notSetUp = 'Non configuré sur ce serveur'
export const whatItDoes: Record<CrmKind, string> = {
  hubspot:
    'Les lectures deviennent des notes sur les contacts et leurs transactions ouvertes. Les prospects deviennent des contacts.',
  salesforce:
    'Les lectures deviennent des tâches terminées sur les contacts, les pistes et leur opportunité. Les prospects deviennent des pistes.',
}
export const operatorSetsUp = (name: string, kind: CrmKind) =>
  `La personne qui gère ce serveur enregistre une application chez ${name} avec l’adresse de retour ci-dessous, puis définit ${kind.toUpperCase()}_CLIENT_ID et ${kind.toUpperCase()}_CLIENT_SECRET.`
export const callbackAddress = 'Adresse de retour'
export const connect = 'Connecter'
export const connectNamed = (name: string) => `Connecter ${name}`
export const reconnect = 'Reconnecter'
export const connected = 'Connecté'
export const paused = 'Suspendu'
export const resting = 'En attente'
export const account = (name: string) => `Compte ${name}`
export const connectedBy = (name: string) => `Par ${name}`
export const waiting = (count: number) =>
  `${formatCount(count, 'activité en attente', 'activités en attente')}`
export const pausedReasons: Record<'revoked' | 'lost', (name: string) => string> = {
  revoked: (name) =>
    `${name} n’accepte plus l’accès de Satchel. Rien n’est envoyé tant que vous ne reconnectez pas ; ce qui attend partira alors.`,
  lost: () => 'Ce serveur a perdu ses clés. Reconnectez pour que ce qui attend soit envoyé.',
}
export const restsUntil = 'Rien n’est envoyé avant'
export const connectedToast = (name: string) =>
  `${name} est connecté. Choisissez ce qui est envoyé.`
export const connectedAgain = (name: string) => `${name} est reconnecté`
export const accessDenied = 'Non connecté. L’accès a été refusé dans le CRM.'
export const refusedWith = (code: string) => `Non connecté. Le CRM indique : ${code}`
export const actionsFor = (name: string) => `Actions pour ${name}`
export const disconnect = 'Déconnecter'
export const disconnectTitle = (name: string) => `Déconnecter ${name} ?`
export const disconnectWarning =
  'Plus rien n’est envoyé et ce qui attend est supprimé. Ce qui a été envoyé y reste.'
export const disconnected = 'Déconnecté'
export const notRevoked = (name: string) =>
  `Déconnecté ici, mais ${name} ne l’a pas confirmé. Retirez-y Satchel des applications connectées.`

// Choices
export const sendReadings = 'Envoyer les lectures'
export const sendReadingsHint = 'Quand la visite d’une personne connue se termine'
export const confirmedOnly = 'Personnes confirmées uniquement'
export const confirmedOnlyHint =
  'Qui a confirmé son adresse ou saisi le mot de passe de son lien personnel'
export const sendLeads = 'Envoyer les prospects'
export const sendLeadsHint =
  'Les réponses aux formulaires et les adresses saisies avant l’ouverture d’un lien'
export const showWhat = 'Voir ce qui est envoyé'

// Preview
export const previewTitle = (name: string) => `Ce qui est envoyé à ${name}`
export const couldntLoadPreview = 'Impossible de charger l’aperçu'
export const reading = 'Lecture'
export const lead = 'Prospect'
export const sample = 'Exemple'
export const latest = 'D’après vos dernières données'
export const becomes: Record<CrmKind, Record<'reading' | 'lead', string>> = {
  hubspot: {
    reading: 'Une note sur le contact qui a cette adresse et sur ses transactions ouvertes :',
    lead: 'Un contact. S’il en existe un avec cette adresse, seuls ses champs vides sont remplis :',
  },
  salesforce: {
    reading:
      'Une tâche terminée sur le contact ou la piste qui a cette adresse, et sur l’opportunité du contact si une seule est ouverte :',
    lead: 'Une piste. S’il existe un contact ou une piste avec cette adresse, seuls ses champs vides sont remplis :',
  },
}
export const fields: Record<keyof CrmPreview['lead']['person'], string> = {
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  company: 'Entreprise',
  phone: 'Téléphone',
  title: 'Fonction',
}
export const turnOn = 'Activer'

// Log
export const log = 'Journal'
export const logOf = (name: string) => `Envoyé à ${name}`
export const couldntLoadLog = 'Impossible de charger le journal'
export const nothingSent = 'Rien au cours des 30 derniers jours'
export const kinds: Record<CrmSend['kind'], string> = { reading: 'Lecture', lead: 'Prospect' }
export const states: Record<CrmSend['state'], string> = {
  waiting: 'En attente',
  sent: 'Envoyé',
  skipped: 'Ignoré',
  failed: 'Échec',
}
export const faults: Record<CrmFault, string> = {
  'no-contact': 'Aucun contact avec cette adresse',
  deleted: 'L’enregistrement a été supprimé',
  forbidden: 'Il manque une autorisation',
  rejected: 'Non accepté',
  revoked: 'Accès retiré',
  limited: 'Trop d’appels',
  unreachable: 'Connexion impossible',
  timeout: 'Pas de réponse à temps',
  failing: 'Le CRM a un problème',
  refused: 'Adresse non publique',
  'too-late': 'En attente depuis plus d’une semaine',
  error: 'Un problème sur ce serveur',
}
export const nextTry = 'Prochain essai'
export const openThere = (name: string) => `Ouvrir dans ${name}`
export const retry = 'Réessayer'
export const retrying = 'Nouvel envoi en cours'
