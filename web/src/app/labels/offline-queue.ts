import { formatCount } from '../../lib/format/format.ts'

export const tooOld = (changes: number) =>
  `${formatCount(changes, 'change')} made offline over a week ago ${changes === 1 ? 'wasn’t' : 'weren’t'} saved`
export const tooMany = 'Too many changes are waiting. Keep this tab open until you’re back online.'
export const left = (changes: number) =>
  `${formatCount(changes, 'change')} made offline ${changes === 1 ? 'isn’t' : 'aren’t'} saved: you were signed out in the meantime`
export const saveLeft = 'Save now'
