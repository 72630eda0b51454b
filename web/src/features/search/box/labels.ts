import type { Suggestion } from '@satchel/contract/search/search.ts'
import type { OperatorName, State } from '@satchel/contract/search/syntax.ts'
import { t } from '@satchel/messages/t.ts'

export const suggestionGroups: Record<Suggestion['type'], string> = {
  RECENT: t('search.box.suggestionGroups.recent'),
  POPULAR: t('search.box.suggestionGroups.popular'),
  ITEM: t('search.box.suggestionGroups.item'),
  COLLECTION: t('search.box.suggestionGroups.collection'),
  SITE: t('search.box.suggestionGroups.site'),
  TAG: t('search.box.suggestionGroups.tag'),
}

export const operatorHints: Record<OperatorName, string> = {
  type: t('search.box.operatorHints.type'),
  stage: t('search.box.operatorHints.stage'),
  product: t('search.box.operatorHints.product'),
  industry: t('search.box.operatorHints.industry'),
  region: t('search.box.operatorHints.region'),
  tag: t('search.box.operatorHints.tag'),
  by: t('search.box.operatorHints.by'),
  in: t('search.box.operatorHints.in'),
  is: t('search.box.operatorHints.is'),
  after: t('search.box.operatorHints.after'),
  before: t('search.box.operatorHints.before'),
}

export const me = {
  value: 'me',
  label: t('search.box.me.label'),
  detail: t('search.box.me.detail'),
}
export const states: Record<State, { label: string; detail: string }> = {
  shared: {
    label: t('search.box.states.shared.label'),
    detail: t('search.box.states.shared.detail'),
  },
  unused: {
    label: t('search.box.states.unused.label'),
    detail: t('search.box.states.unused.detail'),
  },
  expired: {
    label: t('search.box.states.expired.label'),
    detail: t('search.box.states.expired.detail'),
  },
  favorite: {
    label: t('search.box.states.favorite.label'),
    detail: t('search.box.states.favorite.detail'),
  },
}
