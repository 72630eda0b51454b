import type { Suggestion } from '@satchel/contract/search/search.ts'
import type { OperatorName, State } from '@satchel/contract/search/syntax.ts'

export const suggestions = 'Suggestions'
export const recentItems = 'Contenus récents'
export const suggestionGroups: Record<Suggestion['type'], string> = {
  RECENT: 'Recherches récentes',
  POPULAR: 'Recherches populaires',
  ITEM: 'Contenus',
  COLLECTION: 'Collections',
  SITE: 'Sites',
  TAG: 'Étiquettes',
}

export const operatorHints: Record<OperatorName, string> = {
  type: 'Type de contenu',
  stage: 'Étape du parcours d’achat',
  product: 'Produit',
  industry: 'Secteur',
  region: 'Région',
  tag: 'Étiquette',
  by: 'Propriétaire',
  in: 'Collection',
  is: 'Partagé, inutilisé, expiré ou favori',
  after: 'Ajouté ce jour-là ou après',
  before: 'Ajouté avant ce jour',
}

export const me = { value: 'me', label: 'moi', detail: 'Les vôtres' }
export const states: Record<State, { label: string; detail: string }> = {
  shared: { label: 'partagé', detail: 'A un lien' },
  unused: { label: 'inutilisé', detail: 'Jamais ouvert ni partagé' },
  expired: { label: 'expiré', detail: 'Date d’expiration passée' },
  favorite: { label: 'favori', detail: 'L’un de vos favoris' },
}

export const today = 'Aujourd’hui'
export const daysAgo = (count: number) => `Il y a ${count} jours`
export const startOfMonth = 'Début du mois'
export const startOfQuarter = 'Début du trimestre'
export const startOfYear = 'Début de l’année'
