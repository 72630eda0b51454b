import { formatCount, formatNumber } from '../../../../lib/format/format.ts'

// Brief activity
export const couldntLoadTheActivity = 'Impossible de charger l’activité'
export const noActivityYet = 'Aucune activité pour le moment'

// Activity entry
export const restored = 'Valeurs précédentes restaurées'
export const alreadyRestored = 'Le contenu a déjà ces valeurs'
export const history = 'Historique'
export const historyOf = (name: string) => `Historique de ${name}`
export const changesBy = (name: string) => `Modifications de ${name}`
export const showAll = 'Tout afficher'
export const showLess = 'Afficher moins'
export const changedTimes = (name: string, count: number) =>
  `${name} : ${formatCount(count, 'modification', 'modifications')}`
export const andOtherItems = (count: number) =>
  `et ${formatCount(count, 'autre contenu', 'autres contenus')}`
export const satchel = 'Satchel'
export const untitled = 'Sans titre'
export const changedTo = 'remplacé par'
export const shared = 'Partage'
export const withRecipient = (recipient: string) => `avec ${recipient}`
export const withLinks = (count: number) =>
  count === 1 ? 'par un lien' : `par ${formatNumber(count)} liens`
