import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import * as moderationContract from '@satchel/contract/wishes/moderation.ts'
import * as settingsContract from '@satchel/contract/wishes/settings.ts'
import * as contract from '@satchel/contract/wishes/wishes.ts'
import type { FastifyInstance } from 'fastify'
import { serve, servePublic } from '../platform/http/serve.ts'
import * as changes from './change.ts'
import { comment } from './comment.ts'
import * as feed from './feed.ts'
import * as moderation from './moderation.ts'
import * as outcome from './outcome.ts'
import * as wishes from './service.ts'
import * as settings from './settings.ts'

export function wishRoutes(app: FastifyInstance): void {
  const { services } = app

  for (const endpoint of [contract.listWishes, contract.listWishlist])
    serve(app, endpoint, (scope, { query }) => wishes.list(scope, query))
  for (const endpoint of [contract.createWish, contract.addToWishlist])
    serve(app, endpoint, (scope, { body }) => wishes.create(scope, body))
  for (const endpoint of [contract.changeWish, contract.changeWishlist])
    serve(app, endpoint, (scope, { params: { id }, body }, { ifMatch }) =>
      changes.change(scope, services, { id, ifMatch }, body),
    )
  for (const endpoint of [contract.toggleWishVote, contract.toggleWishlistVote])
    serve(app, endpoint, (scope, { params: { id }, body }) =>
      wishes.toggleVote(scope, id, body?.organization),
    )

  serve(app, listSearchGaps, wishes.listGaps)
  serve(app, contract.getWish, (scope, { params }) => wishes.get(scope, params.id))
  serve(app, contract.mergeWish, (scope, { params: { id }, body: { into } }) =>
    wishes.merge(scope, id, into),
  )
  serve(app, contract.listSimilarWishes, (scope, { query: { title } }) =>
    wishes.similar(scope, title),
  )
  serve(app, contract.listWishVotes, (scope, { params, query }) =>
    wishes.listVotes(scope, params.id, query),
  )
  serve(app, contract.listWishComments, (scope, { params, query }) =>
    wishes.listComments(scope, params.id, query),
  )
  serve(app, contract.addWishComment, (scope, { params, body }) => comment(scope, params.id, body))

  serve(app, moderationContract.approveWish, (scope, { params, body }) =>
    moderation.approve(scope, params.id, body?.trust),
  )
  serve(app, moderationContract.deleteWish, (scope, { params }) =>
    moderation.remove(scope, params.id),
  )
  serve(app, moderationContract.moderateWishes, (scope, { body }) =>
    moderation.moderate(scope, services, body),
  )
  serve(app, moderationContract.listTrustedPeople, moderation.listTrusted)
  serve(app, moderationContract.removeTrustedPerson, (scope, { params }) =>
    moderation.removeTrusted(scope, params.userId),
  )

  serve(app, settingsContract.getWishSettings, settings.get)
  serve(app, settingsContract.changeWishSettings, (scope, { body }, { ifMatch }) =>
    settings.change(scope, ifMatch, body),
  )
  serve(app, settingsContract.getWishOutcome, (scope, { params }) =>
    outcome.outcomeOf(scope, params.id),
  )
  serve(app, settingsContract.getWishRanking, outcome.ranking)
  serve(app, settingsContract.makeWishFeed, (scope) => feed.renew(scope, services))
  serve(app, settingsContract.removeWishFeed, feed.remove)
  serve(app, settingsContract.getWishFeed, feed.state)
  servePublic(app, settingsContract.readWishFeed, async ({ query }, { reply }) => {
    const answer = await feed.read(services, query.token)
    reply.type('application/atom+xml; charset=utf-8')
    return answer
  })
}
