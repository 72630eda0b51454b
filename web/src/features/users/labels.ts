import type { InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { formatCount } from '../../lib/format/format.ts'

// Avatar crop
export const photoUpdated = 'Photo updated'
export const couldntReadImage = 'Couldn’t read the image. Choose a PNG, JPEG or WebP.'
export const zoom = 'Zoom'
export const usePhoto = 'Use photo'

// Profile section
export const email = 'Email'
export const roleAtName = (name: string) => `Role at ${name}`
export const nameChanged = 'Name changed'
export const enterYourName = 'Enter your name'

// Table form field
export const tableFormLabel = 'Tables you download'
export const tableFormHint = 'For this browser. German, French and Spanish Excel expect semicolons.'
export const tableForms = {
  auto: 'By language',
  comma: 'CSV with commas',
  semicolon: 'CSV with semicolons',
  tab: 'CSV with tabs',
  xlsx: 'Excel workbook (.xlsx)',
}

// Language field
export const language = 'Language'
export const languageHint = 'Changing it reloads this page.'
export const browserLanguage = 'Same as the browser'
export const languageChanged = 'Language changed'

// Usage switch
export const shareUsage = 'Share how you use Satchel'
export const usageHint =
  'Counts which pages and functions are used in this browser, not what’s on them. Helps to improve Satchel.'
export const browserAsksForPrivacy = 'Off, because this browser asks websites not to track you.'

// Avatar field
export const yourPhoto = 'Your photo'
export const photo = 'Photo'
export const changePhoto = 'Change photo'
export const choosePhoto = 'Choose photo'
export const photoRemoved = 'Photo removed'
export const avatarHint = 'You can crop it to a square. Colleagues see it next to your name.'

// Leave account
export const leaveTenant = (name: string) => `Leave ${name}`
export const leaveHint = 'You can leave at any time. Your content stays with the company.'
export const leaveWarning = (name: string) =>
  `You’re signed out everywhere right away, and only an admin of ${name} can reactivate you. Links you’ve shared still work.`
export const transferYourContentAndLinks = 'Transfer your content and links to'
export const noOneForNow = 'No one for now'

// Successor field
export const findAPerson = 'Find a person'
export const noEditorByThatName = 'No editor by that name'

// Visit mail
export const eachVisit = 'Each visit'
export const soonHint = 'Three minutes after it starts, with what was read so far'
export const onceADay = 'Once a day'
export const dailyHint = 'At 8 am, with all visits since the last email'
export const never = 'Never'
export const neverHint = 'You can still see visits on each link'
export const couldntLoadThisSetting = 'Couldn’t load this setting'
export const visitEmails = 'Visit emails'
export const changePerLinkHint = 'You can change this for each link.'

// People section
export const couldntLoadPeople = 'Couldn’t load people'
export const noPeopleFound = 'No results. Try another name or role.'
export const people = 'People'

// Invitation list
export const couldntLoadTheInvitations = 'Couldn’t load the invitations'
export const invited = 'Invited'
export const byName = (name: string) => `by ${name}`
export const expired = 'Expired'
export const sent = 'Sent'
export const sending = 'Sending…'
export const notSentYet = 'Not sent yet'
export const notSentYetHint = 'The mail server didn’t take it. We keep trying for two days.'
export const notSent = 'Not sent'
export const notSentHint = 'Check the address, then resend or revoke the invitation.'
export const resending = (email: string) => `Resending the invitation to ${email}`
export const tooManyEmails = (email: string) =>
  `Not resent: ${email} got several invitations within the hour. Try again later.`
export const invitationToRevoked = (email: string) => `Invitation to ${email} revoked`
export const moreActionsForInvitation = (email: string) =>
  `More actions for the invitation to ${email}`
export const resend = 'Resend'

// People filters
export const searchPeople = 'Search people'
export const nameOrAddress = 'Name or address'
export const role = 'Role'
export const allRoles = 'All roles'
export const invitePeople = 'Invite people'

// Invite form
export const peopleInvited = (count: number) => `${formatCount(count, 'person', 'people')} invited`
export const emailAddresses = 'Email addresses'
export const addressesHint = 'Separate addresses with commas, spaces or new lines'
export const tooManyInvitations = (invitationsMax: number, count: number) =>
  `Up to ${invitationsMax} at once. You entered ${count}`
export const message = 'Message'
export const optionalIncludedInEmail = 'Optional, included in the email'
export const inviteCountPeople = (count: number) => `Invite ${count} people`
export const invite = 'Invite'
export const notInvited = 'Not invited'
export const refusedAddress = (email: string, reason: string) => `${email}: ${reason}`
/** Describes the problem of one address; the server's own sentence is about the whole call. */
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return 'not an email address'
  if (problem?.code === 'already-member') return 'already on the team'
  if (problem?.code === 'already-invited') return 'already invited. Send that invitation again.'
  if (problem?.code === 'email-taken') return 'has an account with another company'
  return problem?.detail ?? ''
}

// Role form
export const myRole = 'My role'
export const roleOfName = (name: string) => `Role of ${name}`
export const nameIsNowLabel = (name: string, label: string) =>
  `${name} is now ${label.toLowerCase()}`
export const changeRole = 'Change role'

// Person row
export const you = '(you)'
export const unconfirmed = 'Unconfirmed'
export const deactivated = 'Deactivated'
export const active = 'Active'
export const notSignedInYet = 'Not signed in yet'

// Person menu
export const moreFor = (name: string) => `More actions for ${name}`
export const transferOwnership = 'Transfer ownership'
export const canSignInAgain = (name: string) => `${name} can sign in again`
export const reactivate = 'Reactivate'
export const transferContent = 'Transfer content'
export const deactivate = 'Deactivate'

// Deactivate form
export const deactivateNamed = (name: string) => `Deactivate ${name}`
export const signedOutNotice = (name: string) => `${name} is signed out and can no longer sign in`
export const deactivateWarning = (name: string) =>
  `${name} is signed out everywhere and can’t sign in until reactivated. Links they’ve shared still work.`
export const transferTo = (left: string) => `Transfer ${left} to`

// Hand over form
export const transferFrom = (name: string) => `Transfer content of ${name}`
export const allContent = 'all content'
export const doesntOwnAnyContent = (name: string) => `${name} doesn’t own any content.`
export const transferred = (words: string) => `Transferred: ${words}`

// Ownership form
export const nowOwner = (name: string) => `${name} is now owner, and you are admin`
export const transferOwnershipWarning = (name: string) =>
  `${name} becomes owner, including billing, and you become admin. Only an owner can reverse this.`
export const makeOwner = 'Make owner'

// Rights section
export const permission = 'Permission'
export const yourRole = 'you'
export const yes = 'Yes'
export const no = 'No'
