import { formatCount } from '../../lib/format/format.ts'

export const tooOld = (changes: number) =>
  `${formatCount(changes, 'change')} made offline over a week ago ${changes === 1 ? 'wasn’t' : 'weren’t'} saved`
export const tooMany = 'Too many changes are waiting. Keep this tab open until you’re back online.'
