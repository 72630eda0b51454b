import type { WishComment } from '@satchel/contract/wishes/wishes.ts'
import type { Scope } from '../platform/database/scope.ts'
import { Problem, says } from '../platform/problem.ts'
import * as query from './comment-queries.ts'
import { notifyOfComment } from './notify.ts'
import { presentComment } from './present.ts'
import { countUp } from './queries.ts'
import { publish, requireLocked } from './service.ts'

export async function comment(
  scope: Scope,
  wishId: string,
  { text, mentions = [] }: { text: string; mentions?: string[] },
): Promise<WishComment> {
  const wish = await requireLocked(scope, wishId)
  const mentioned = [...new Set(mentions)]
  await requirePeople(scope, mentioned)
  const id = await query.insertComment(scope, { wishId, text: text.trim(), mentions: mentioned })
  await countUp(scope, [wishId])
  await publish(scope, wishId)
  const made = presentComment(await query.findComment(scope, id))
  await notifyOfComment(scope, wish, { text, mentions: mentioned })
  return made
}

/** Throws `invalid`, naming each position, for people who are not on the team. */
async function requirePeople(scope: Scope, ids: string[]): Promise<void> {
  const active = new Set(await query.findActive(scope, ids))
  const errors = ids.flatMap((id, index) =>
    active.has(id) ? [] : [{ path: `mentions.${index}`, ...says('isNotSomeoneWhoCanSignIn') }],
  )
  if (errors.length > 0) throw new Problem('invalid', says('somePeopleCantBeMentioned'), { errors })
}
