import { listRelatedItems } from '@satchel/contract/items/items.ts'
import { findAnswers } from '@satchel/contract/search/answers.ts'
import { listThinCategories } from '@satchel/contract/search/gaps.ts'
import * as contract from '@satchel/contract/search/search.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { ask } from './answers/ask.ts'
import { listThin } from './gaps/scarce-content.ts'
import { open } from './log/log.ts'
import { related } from './related/related.ts'
import { searchAllTypes } from './results/all-types.ts'
import * as saved from './saved/saved-searches.ts'
import * as search from './service.ts'
import { suggest } from './suggest/suggest.ts'
import * as synonyms from './synonyms/synonyms.ts'

export function searchRoutes(app: FastifyInstance): void {
  const { services } = app

  serve(app, contract.searchItems, (scope, { body }) => search.searchItems(scope, services, body))
  serve(app, contract.querySearch, (scope, { body }) => searchAllTypes(scope, services, body))
  serve(app, findAnswers, (scope, { body }) => ask(scope, body))
  serve(app, contract.suggest, async (scope, { query: { q = '' } }) => ({
    suggestions: await suggest(scope, q),
  }))
  serve(app, contract.openedResult, (scope, { body: { searchId, itemId } }) =>
    open(scope, searchId, itemId),
  )
  serve(app, listRelatedItems, (scope, { params }) => related(scope, services, params.id))

  serve(app, contract.listSavedSearches, (scope, { query }) => saved.list(scope, query))
  serve(app, contract.saveSearch, (scope, { body }) => saved.save(scope, body))
  serve(app, contract.changeSavedSearch, (scope, { params: { id }, body }, { ifMatch }) =>
    saved.change(scope, { id, ifMatch }, body),
  )
  serve(app, contract.deleteSavedSearch, (scope, { params }) => saved.remove(scope, params.id))
  serve(app, contract.deleteSavedSearchById, (scope, { query }) => saved.remove(scope, query.id))

  serve(app, contract.listSynonyms, (scope) => synonyms.list(scope))
  serve(app, contract.addSynonyms, (scope, { body }) => synonyms.add(scope, body.terms))
  serve(app, contract.changeSynonyms, (scope, { params, body }) =>
    synonyms.change(scope, params.id, body.terms),
  )
  serve(app, contract.deleteSynonyms, (scope, { params }) => synonyms.remove(scope, params.id))
  serve(app, listThinCategories, listThin)
}
