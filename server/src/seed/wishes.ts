import type { WishDraft, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import type { Services } from '../platform/http/services.ts'
import { change } from '../wishes/change.ts'
import { comment } from '../wishes/comment.ts'
import * as wishes from '../wishes/service.ts'
import { DAY, MINUTE } from './calendar.ts'
import { readJson } from './content.ts'
import type { Past } from './past-queries.ts'
import type { Story } from './story.ts'

interface Draft extends Pick<WishDraft, 'kind' | 'title' | 'description' | 'organization'> {
  by: string
  day: string
  votes: string[]
  status?: WishStatus
  assignee?: string
  response?: string
  /** Files that deliver it, and how many days it took. */
  delivered?: { files: string[]; days: number }
  comments?: [by: string, text: string][]
}

/** Makes what the team asks for, with votes, comments and what became of it. */
export async function makeWishes(past: Past, services: Services, story: Story): Promise<void> {
  for (const draft of await readJson<Draft[]>('wishes.json'))
    await makeWish(past, services, story, draft)
}

async function makeWish(
  past: Past,
  services: Services,
  { calendar, team, pieces }: Story,
  { by, day, votes, comments = [], status, assignee, response, delivered, ...draft }: Draft,
): Promise<void> {
  const begun = Math.min(calendar.at(calendar.dayOf(day), 10 * 60), calendar.now - DAY)
  const after = (time: number) => Math.min(begun + time, calendar.now - 20 * MINUTE)
  const { id } = await past.at(begun, team.of(by), 'wish', (scope) => wishes.create(scope, draft))
  for (const [place, key] of [by, ...votes].entries())
    await past.at(after(place * 7 * MINUTE), team.of(key), 'wish', (scope) =>
      wishes.toggleVote(scope, id, place === 0 ? draft.organization : undefined),
    )
  for (const [place, [key, text]] of comments.entries())
    await past.at(after((place + 1) * DAY), team.of(key), 'wish', (scope) =>
      comment(scope, id, { text }),
    )
  if (!status) return
  const itemIds = pieces
    .filter(({ file }) => delivered?.files.some((start) => file.startsWith(start)))
    .map((piece) => piece.id)
  const input = {
    status,
    response: response ?? null,
    ...(assignee && { assigneeId: team.of(assignee).id }),
    ...(delivered && { itemIds }),
  }
  await past.at(
    after((delivered?.days ?? 2) * DAY),
    team.of((delivered && assignee) ?? 'jonas'),
    'wish',
    (scope) => change(scope, services, { id, ifMatch: undefined }, input),
  )
}
