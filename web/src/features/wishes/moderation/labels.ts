import { formatCount, formatNumber } from '../../../lib/format/format.ts'

const wishes = (count: number) => formatCount(count, 'wish', 'wishes')

// The list
export const selectWish = (title: string) => `Select ${title}`
export const selected = (count: number) => `${formatNumber(count)} selected`
export const actionsForSelected = 'Actions for selected wishes'
export const approvedMany = (count: number) => `${wishes(count)} approved`
export const declinedMany = (count: number) => `${wishes(count)} declined`
export const deletedMany = (count: number) => `${wishes(count)} deleted`
export const nothingToChange = 'Someone else already decided about these wishes'
export const declineMany = (count: number) => `Decline ${wishes(count)}`
export const responseToAll = 'Optional: shown on each wish and sent to everyone who voted'

// One wish
export const approveAndTrust = 'Approve and trust'
export const approvedAndTrusted = (name: string) =>
  `Wish approved. Wishes of ${name} no longer need approval.`
export const deleteName = (name: string) => `Delete “${name}”?`
export const deleteMany = (count: number) => `Delete ${wishes(count)}?`
export const deleteLine = 'Votes and comments are deleted too. This can’t be undone.'
export const deleted = 'Wish deleted'
export const wasDeleted = 'This wish was deleted.'

// Settings
export const trustedPeople = 'Trusted people'
export const trustedPeopleLine =
  'Their wishes are shown to everyone right away. Add people with “Approve and trust” on a wish that is waiting.'
export const nobodyTrusted = 'Nobody yet'
export const couldntLoadTrusted = 'Couldn’t load the trusted people'
export const requireApproval = 'Require approval'
export const requireApprovalFor = (name: string) => `Require approval for wishes of ${name}`
export const needApprovalAgain = (name: string) => `Wishes of ${name} need approval again`
