import type { PlanSummary, PlanTask } from '@satchel/contract/sites/plans.ts'
import { notify } from '../notifications/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { record } from '../platform/live/events.ts'
import { publishToWebhooks } from '../webhooks/service.ts'
import { findAudience, type Mover } from './queries.ts'

interface Moved {
  site: { id: string; name: string }
  task: PlanTask
  /** The comment that was written with the change. */
  commentId: string | undefined
  mover: Mover
  summary: PlanSummary
}

/** Tells open browsers, webhooks, and, of what a visitor changed, the people whose site and link it is. */
export async function notifyMoved(
  scope: Scope,
  { site, task, commentId, mover, summary: { total, done, late, next } }: Moved,
): Promise<void> {
  const { linkId, email } = mover
  const { recipient, userIds } = await findAudience(scope, site.id, linkId)
  const { id, name, state, dueOn, owner, changedBy, comments } = task
  const written = comments.find((each) => each.id === commentId)
  const by = written ? written.by : changedBy
  const comment = written?.text ?? null
  await publishToWebhooks(scope, 'plan.changed', {
    ...{ id: commentId ?? crypto.randomUUID(), linkId, recipient, comment },
    site: { id: site.id, name: site.name },
    task: {
      id,
      name,
      state,
      dueOn,
      owner: { name: owner.name ?? null, email: owner.email ?? null },
    },
    by: { userId: mover.memberId, name: by?.name ?? '', email },
    ...{ total, done, late, next },
  })
  await record(scope, { type: 'plan.changed', data: { siteId: site.id, taskId: id } })
  if (mover.memberId !== null) return
  await notify(scope, {
    kind: 'plan-changed',
    userIds,
    url: `/sites/${site.id}?tab=sharing`,
    ...{ itemType: 'SITE', itemId: site.id, itemName: site.name },
    detail: comment ?? name,
    actor: { id: null, name: by?.name || recipient },
  })
}
