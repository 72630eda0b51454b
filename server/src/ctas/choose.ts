import { createHash } from 'node:crypto'
import type { CtaPlacement } from '@satchel/contract/ctas/ctas.ts'
import type { PlacedCta } from '@satchel/contract/visits/visitor-ctas.ts'
import { withMoments } from './days.ts'
import { presentPublic } from './present.ts'
import type { ShownCta } from './select-queries.ts'

/** Pages that a CTA is placed on, the most specific first. */
export type Target = Pick<CtaPlacement, 'type' | 'id'>

export interface Onlooker {
  /** Stays the same for a visitor, as far as one is known; null shows everything. */
  visitor: string | null
  /** The number of this visit. */
  visits: number
  now: number
}

interface Candidate {
  row: ShownCta
  placement: CtaPlacement
}

const POSITIONS = ['top', 'end', 'bottom', 'popup'] as const

/**
 * Chooses what a visitor sees at each position. The most specific place wins, and at one place the highest step whose
 * conditions hold. Steps that wait for reading come along, before what is shown until then; so do those that are held
 * back from the control group, with what is shown instead.
 */
export function choose(rows: ShownCta[], targets: Target[], onlooker: Onlooker): PlacedCta[] {
  return POSITIONS.flatMap((position) => {
    const steps = targets.flatMap((target) => stepsAt(rows, target, position, onlooker))
    const chosen: PlacedCta[] = []
    for (const step of steps) {
      const { row, placement } = pick(step, onlooker)
      const isHeld = row.control && isInControl(onlooker, row.id)
      chosen.push({ cta: presentPublic(row), placement, isHeld })
      if (!isHeld && placement.readPercent === undefined) break
    }
    return chosen.reverse()
  })
}

/** The steps of one place, the highest first, each with what may be shown there. */
function stepsAt(
  rows: ShownCta[],
  target: Target,
  position: (typeof POSITIONS)[number],
  { visits, now }: Onlooker,
): Candidate[][] {
  const candidates = rows.flatMap((row) =>
    row.placements
      .filter(
        (one) =>
          one.type === target.type &&
          one.id === target.id &&
          one.position === position &&
          isInTime(withMoments(one, row.timeZone), now) &&
          visits >= (one.visits ?? 1),
      )
      .slice(0, 1)
      .map((placement) => ({ row, placement })),
  )
  const byStep = Map.groupBy(candidates, ({ placement }) => placement.step ?? 0)
  return [...byStep].sort(([one], [other]) => other - one).map(([, some]) => some)
}

function isInTime({ startsAt, endsAt }: CtaPlacement, now: number): boolean {
  return (!startsAt || Date.parse(startsAt) <= now) && (!endsAt || Date.parse(endsAt) > now)
}

/** Picks among several at one step: each visitor always gets the same. */
function pick(candidates: Candidate[], { visitor }: Onlooker): Candidate {
  const ids = candidates.map(({ row }) => row.id).join(' ')
  const index = visitor === null ? 0 : shareOf(visitor, ids) % candidates.length
  return candidates[index] as Candidate
}

const TENTH = 10

/** Tells whether a visitor is in the tenth that a CTA is kept from. */
function isInControl({ visitor }: Onlooker, ctaId: string): boolean {
  return visitor !== null && shareOf(visitor, `control ${ctaId}`) % TENTH === 0
}

/** A number that a visitor always has for a subject. */
function shareOf(visitor: string, subject: string): number {
  return createHash('sha256').update(`${visitor}\n${subject}`).digest().readUInt32BE()
}
