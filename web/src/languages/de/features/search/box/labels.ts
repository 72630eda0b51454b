import type { Suggestion } from '@satchel/contract/search/search.ts'
import type { OperatorName, State } from '@satchel/contract/search/syntax.ts'

export const suggestions = 'Vorschläge'
export const recentItems = 'Zuletzt geöffnete Inhalte'
export const suggestionGroups: Record<Suggestion['type'], string> = {
  RECENT: 'Letzte Suchen',
  POPULAR: 'Häufige Suchen',
  ITEM: 'Inhalte',
  COLLECTION: 'Sammlungen',
  SITE: 'Sites',
  TAG: 'Schlagwörter',
}

export const operatorHints: Record<OperatorName, string> = {
  type: 'Inhaltstyp',
  stage: 'Phase im Funnel',
  product: 'Produkt',
  industry: 'Branche',
  region: 'Region',
  tag: 'Schlagwort',
  by: 'Eigentümer',
  in: 'Sammlung',
  is: 'Geteilt, ungenutzt, abgelaufen oder Favorit',
  after: 'Ab einem Tag hinzugefügt',
  before: 'Vor einem Tag hinzugefügt',
}

export const me = { value: 'me', label: 'ich', detail: 'Ihre Inhalte' }
export const states: Record<State, { label: string; detail: string }> = {
  shared: { label: 'geteilt', detail: 'Hat einen Link' },
  unused: { label: 'ungenutzt', detail: 'Nie geöffnet oder geteilt' },
  expired: { label: 'abgelaufen', detail: 'Nach dem Ablaufdatum' },
  favorite: { label: 'Favorit', detail: 'Einer Ihrer Favoriten' },
}

export const today = 'Heute'
export const daysAgo = (count: number) => `Vor ${count} Tagen`
export const startOfMonth = 'Monatsanfang'
export const startOfQuarter = 'Quartalsanfang'
export const startOfYear = 'Jahresanfang'
