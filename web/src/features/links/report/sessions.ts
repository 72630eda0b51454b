import { CERTAINTIES, type Certainty, type Visit } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'

/** Returns the highest certainty of these visits. */
export function surestOf(visits: readonly Visit[]): Certainty {
  return CERTAINTIES.find((each) => visits.some(({ certainty }) => certainty === each)) ?? 'loaded'
}

/** Returns why a visit is as certain as it is. */
export function whySure(certainty: Certainty, { emailProved }: Visit): string {
  if (certainty === 'proved')
    return emailProved ? t('links.report.verifiedByCode') : t('links.report.enteredThePassword')
  return {
    acted: t('links.report.acted'),
    loaded: t('links.report.onlyOpened'),
    machine: t('links.report.likelyMachine'),
  }[certainty]
}

export interface Session {
  id: string
  /** Visits, first to last. */
  visits: Visit[]
}

/** Groups visits, newest first, into sessions; within one they are in chronological order. */
export function sessionsOf(visits: readonly Visit[]): Session[] {
  const sessions = new Map<string, Visit[]>()
  for (const visit of visits) {
    const others = sessions.get(visit.sessionId)
    if (others) others.unshift(visit)
    else sessions.set(visit.sessionId, [visit])
  }
  return [...sessions].map(([id, own]) => ({ id, visits: own }))
}
