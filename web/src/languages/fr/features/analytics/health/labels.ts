import type { HealthKind } from '@satchel/contract/analytics/health.ts'
import { formatCount, formatDay } from '../../../../../lib/format/format.ts'

export type Kind = HealthKind | 'gaps'

export const KIND_LABELS: Readonly<Record<Kind, string>> = {
  expiring: 'Expirent',
  broken: 'Rompus',
  unclassified: 'Non classés',
  stale: 'Anciens',
  unused: 'Jamais utilisés',
  gaps: 'Introuvables',
}

export const KIND_LINES: Readonly<Record<Kind, string>> = {
  expiring: 'Expirés, ou qui expirent dans les 30 jours',
  broken: 'Pages web inaccessibles et fichiers qui n’ont pas pu être lus',
  unclassified: 'Contenus sans valeur dans aucune catégorie',
  stale: 'Ni modifiés ni vérifiés depuis 180 jours',
  unused: 'Plus de 30 jours, et jamais vus ni partagés',
  gaps: 'Ce qui a été recherché en 90 jours sans être trouvé',
}

export const EMPTY: Readonly<Record<Kind, string>> = {
  expiring: 'Rien n’expire dans les 30 prochains jours',
  broken: 'Toutes les pages web et tous les fichiers fonctionnent',
  unclassified: 'Tout est classé',
  stale: 'Tout a été modifié ou vérifié au cours des 180 derniers jours',
  unused: 'Tout ce qui a plus de 30 jours a été vu ou partagé',
  gaps: 'Tout ce qui a été recherché a été trouvé',
}

export const health = 'À surveiller'
export const owner = 'Propriétaire'
export const everyones = 'De tous'
export const mine = 'Les miens'
export const couldntLoad = 'Impossible de charger ces contenus'
export const expiredOn = (day: string) => `Expiré le ${formatDay(day)}`
export const expiresOn = (day: string) => `Expire le ${formatDay(day)}`
export const couldntBeRead = 'Lecture impossible'
export const couldntBeReached = 'Inaccessible'
export const checked = 'vérification :'
export const changed = 'Modification :'
export const added = 'Ajout :'
export const extend = 'Prolonger de 90 jours'
export const checkAgain = 'Vérifier à nouveau'
export const checking = 'Vérification'
export const upToDate = 'À jour'
export const classify = 'Classer'
export const classifyInLibrary = 'Classer dans la bibliothèque'
export const moveToBin = 'Mettre à la corbeille'
export const actionOn = (action: string, name: string) => `${action} : ${name}`
export const movedToBin = (name: string) => `${name} mis à la corbeille`
export const extended = (name: string, day: string) =>
  `${name} expire maintenant le ${formatDay(day)}`
export const markedUpToDate = (name: string) => `${name} marqué comme à jour`
export const ownerOrAdminOnly = 'Seuls le propriétaire et les admins peuvent modifier ce contenu'
export const addWish = 'Ajouter un souhait'
export const viewWish = 'Voir le souhait'
export const wishAdded = 'Souhait ajouté'
export const gapCounts = (people: number, searches: number) =>
  `${formatCount(people, 'personne', 'personnes')}, ${formatCount(searches, 'recherche', 'recherches')}`

export const inDemand = 'Peu de contenus, beaucoup d’intérêt'
export const inDemandHint =
  'Catégories dont la part des recherches en 90 jours est au moins le double de leur part des contenus'
export const couldntLoadThin = 'Impossible de charger les catégories'
export const items = (count: number) => formatCount(count, 'contenu', 'contenus')
