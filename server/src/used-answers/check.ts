import type { UsedAnswerState } from '@satchel/contract/search/used-answers.ts'
import { renewPages } from '../links/service.ts'
import { notifyAcross } from '../notifications/service.ts'
import type { Db } from '../platform/database/database.ts'
import type { Services } from '../platform/http/services.ts'
import { eachInTurns } from '../platform/jobs/each.ts'
import { sentencesOf } from '../search/service.ts'
import * as query from './check-queries.ts'
import { closestTo, figuresChanged, keyOf } from './compare.ts'

export { markExpired } from './check-queries.ts'

/** The most that one run compares. */
const CHECKED_MAX = 2_000

/** Compares answers with the newest versions of their items, and notifies those who used what changed. */
export async function checkUsedAnswers({ database: { system }, log }: Services): Promise<void> {
  const due = await query.findDue(system, CHECKED_MAX)
  await eachInTurns(log, 'check-used-answers', due, (one) =>
    system.transaction().execute((db) => check(db, one)),
  )
}

async function check(db: Db, one: query.Due): Promise<void> {
  const used = await query.takeDue(db, one)
  if (!used) return
  const found = await stateOf(db, one, used)
  if (found.state === used.state && found.newText === used.newText) return
  await query.updateState(db, one, found)
  const { tenantId } = one
  if (used.linkId !== null) await renewPages({ db }, { tenantId, id: used.linkId })
  if (found.state !== 'current') await notifyChanged(db, one, used, found)
}

interface Found {
  state: UsedAnswerState
  newText: string | null
}

async function stateOf(db: Db, { tenantId }: query.Due, used: query.Compared): Promise<Found> {
  if (used.isWithdrawn) return { state: 'withdrawn', newText: null }
  const sentences = await sentencesOf(db, { tenantId, itemId: used.itemId })
  const key = keyOf(used.text)
  const isSaid = sentences.some((sentence) => keyOf(sentence) === key)
  const newText = isSaid ? null : (closestTo(used.text, sentences) ?? null)
  if (used.isExpired) return { state: 'expired', newText }
  return { state: isSaid ? 'current' : 'changed', newText }
}

/** The item isn't named by its id where it is gone: whom it is hidden from wouldn't hear of it. */
function notifyChanged(
  db: Db,
  { tenantId }: query.Due,
  { memberId, itemId, itemName, text, usedOn, recipient }: query.Compared,
  { state, newText }: Found,
): Promise<void> {
  const figures = newText === null ? [] : figuresChanged(text, newText)
  const change = figures.map(({ before, after }) => `${before} → ${after}`).join(', ') || newText
  return notifyAcross({ db }, [
    {
      ...{ tenantId, kind: 'answer-changed', userIds: [memberId], itemName },
      ...(state !== 'withdrawn' && { itemType: 'ITEM', itemId }),
      url: `/answers?item=${itemId}`,
      actor: { id: null, name: null },
      facts: {
        answer: state === 'current' ? 'changed' : state,
        sentOn: usedOn,
        ...(recipient !== null && { recipient }),
        ...(state === 'changed' && change && { change }),
      },
    },
  ])
}
