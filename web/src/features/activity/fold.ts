import type { Activity } from '@satchel/contract/activity.ts'

/** Number of changes from which on they are shown as one. */
const BURST = 4
/** Milliseconds between two changes of a burst. */
const PAUSE = 30 * 60_000

/** Changes of one kind that a person made in one go, newest first. */
export type Folded = readonly [Activity, ...Activity[]]

/** Groups bursts: of one kind, by one person, with no other change between. None is left out. */
export function fold(activities: readonly Activity[]): Folded[] {
  const bursts: [Activity, ...Activity[]][] = []
  for (const activity of activities) {
    const burst = bursts.at(-1)
    const last = burst?.at(-1)
    if (burst && last && areAlike(last, activity)) burst.push(activity)
    else bursts.push([activity])
  }
  return bursts.flatMap((burst): Folded[] =>
    burst.length < BURST ? burst.map((each): Folded => [each]) : [burst],
  )
}

function areAlike(later: Activity, earlier: Activity): boolean {
  const between = Date.parse(later.at) - Date.parse(earlier.at)
  return (
    kindOf(later) === kindOf(earlier) &&
    later.count === undefined &&
    earlier.count === undefined &&
    between <= PAUSE
  )
}

function kindOf({ actor, itemType, changeKind, changes = [] }: Activity): string {
  const isShare = changes.some(({ field }) => field === 'link')
  return [actor?.id, itemType, changeKind, isShare].join(' ')
}
