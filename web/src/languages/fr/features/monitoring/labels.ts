import { formatCount } from '../../../../lib/format/format.ts'

// Errors section
export const status = 'Statut'
export const source = 'Signalées par'
export const allSources = 'Signalées par tous'
export const sources = {
  person: 'Des personnes connectées',
  server: 'Le serveur',
  key: 'Vos propres outils',
  anonymous: 'Des expéditeurs inconnus',
}
export const resolved = 'Résolues'
export const ignored = 'Ignorées'
export const errors = 'Erreurs'
export const couldntLoadErrors = 'Impossible de charger les erreurs'
export const noOpenErrors = 'Aucune erreur ouverte. Les erreurs rencontrées s’affichent ici.'
export const noResolvedErrors =
  'Aucune erreur résolue. Une erreur résolue se rouvre si elle revient.'
export const noIgnoredErrors = 'Aucune erreur ignorée. Elles sont comptées ici sans vous déranger.'
export const showOlder = 'Afficher les plus anciennes'
export const times = (count: number) => formatCount(count, 'fois', 'fois')
export const people = (count: number) => formatCount(count, 'personne', 'personnes')
export const last = 'dernière :'
export const levels = {
  fatal: 'Fatale',
  error: 'Erreur',
  warning: 'Avertissement',
  info: 'Info',
  debug: 'Débogage',
}

// One error
export const allErrors = 'Toutes les erreurs'
export const couldntLoadError = 'Impossible de charger l’erreur'
export const resolve = 'Résoudre'
export const ignore = 'Ignorer'
export const reopen = 'Rouvrir'
export const markedAs = {
  open: 'Rouverte',
  resolved: 'Résolue. Elle se rouvre si elle revient.',
  ignored: 'Ignorée. Elle sera désormais seulement comptée.',
}
export const deleted = 'Erreur supprimée'
export const deleteError = 'Supprimer cette erreur ?'
export const deleteWarning = 'Son compteur repart de zéro si elle se reproduit.'
export const happened = 'Survenue'
export const affected = 'Concerne'
export const nobodySignedIn = 'Aucune personne connectée'
export const first = 'Première fois'
export const lastly = 'Dernière fois'
export const release = 'Version'
export const where = 'Où'
export const browser = 'Navigateur'
export const operation = 'Opération'
export const lastPerson = 'Dernière personne'
export const unknown = 'Inconnu'
export const stack = 'Pile d’appels'
export const noStack = 'Aucune pile d’appels n’a été envoyée'
export const causedBy = (title: string) => `Causée par ${title}`
export const libraryFrames = (count: number) =>
  formatCount(count, 'appel de bibliothèque', 'appels de bibliothèques')
export const breadcrumbs = 'Ce qui s’est passé avant'
export const noBreadcrumbs = 'Rien n’a été enregistré avant'

// Own tools
export const ownTools = 'Signaler les erreurs de vos propres outils'
export const dsnLine =
  'Donnez ce DSN à n’importe quel SDK Sentry, par exemple dans une extension de navigateur. Quiconque le possède peut ajouter des erreurs à cette liste, mais pas la lire.'
export const copyDsn = 'Copier le DSN'
