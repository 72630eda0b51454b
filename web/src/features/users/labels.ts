import type { InvitedLine } from '@satchel/contract/invitations.ts'
import { formatCount } from '../../lib/format.ts'

// Avatar crop
export const thePictureIsChanged = 'The picture is changed'
export const thisPictureCouldNotBe = 'This picture could not be read. Choose a PNG, JPEG or WebP.'
export const zoom = 'Zoom'
export const usePicture = 'Use picture'

// Form foot
export const cancel = 'Cancel'

// Profile section
export const eMail = 'E-mail'
export const roleAtName = (name: string) => `Role at ${name}`
export const saved = 'Saved'
export const name = 'Name'
export const enterYourName = 'Enter your name'
export const save = 'Save'

// Avatar field
export const yourPicture = 'Your picture'
export const picture = 'Picture'
export const changePicture = 'Change picture'
export const choosePicture = 'Choose picture'
export const thePictureIsRemoved = 'The picture is removed'
export const remove = 'Remove'
export const squareIsCutOut = 'A square is cut out of it. Colleagues see it beside your name.'

// Leave account
export const leaveName = (name: string) => `Leave ${name}`
export const youCanLeaveWheneverYou =
  'You can leave whenever you like. What you made stays with the company.'
export const youAreSignedOutEverywhere = (name: string) =>
  `You are signed out everywhere at once, and only an admin of ${name} can let you in again. Links you sent go on opening.`
export const whoTakesOverYourContent = 'Who takes over your content and links?'
export const nobodyForNow = 'Nobody for now'

// Heir field
export const findAPerson = 'Find a person'
export const nobodyWhoMayChangeContent = 'Nobody who may change content has this name'

// Visit mail
export const ofEachVisit = 'Of each visit'
export const threeMinutesAfterItBegan = 'Three minutes after it began, with what was read so far.'
export const onceADay = 'Once a day'
export const atEightInMorning = 'At eight in the morning, with all visits since the last mail.'
export const never = 'Never'
export const visitsStandOnPages = 'Visits stand on the pages of your links all the same.'
export const yourChoiceCouldNotBe = 'Your choice could not be loaded'
export const mailAboutVisitsToYour = 'Mail about visits to your links'
export const linkMaySayOtherwise = 'A link may say otherwise.'

// People section
export const peopleCouldNotBeLoaded = 'The people could not be loaded'
export const nobodyHereFitsLook = 'Nobody here fits. Look for another name, or in all roles.'
export const people = 'People'
export const showMorePeople = 'Show more people'

// Invitation list
export const invitationsCouldNotBeLoaded = 'The invitations could not be loaded'
export const invited = 'Invited'
export const showMoreInvitations = 'Show more invitations'
export const byName = (name: string) => `by ${name}`
export const expired = 'Expired'
export const sent = 'Sent'
export const sentToAgain = (email: string) => `Sent to ${email} again`
export const invitationOfIsTakenBack = (email: string) => `The invitation of ${email} is taken back`
export const moreAboutInvitation = (email: string) => `More about the invitation of ${email}`
export const sendAgain = 'Send again'
export const takeBack = 'Take back'

// People filters
export const searchThePeople = 'Search the people'
export const nameOrAddress = 'Name or address'
export const role = 'Role'
export const allRoles = 'All roles'
export const invitePeople = 'Invite people'

// Invite form
export const invitationsSent = (count: number) => `${formatCount(count, 'invitation')} sent`
export const eMailAddresses = 'E-mail addresses'
export const oneOrListWithCommas = 'One, or a list with commas, spaces or one a line'
export const atMostAtOnceThese = (invitationsMax: number, count: number) =>
  `At most ${invitationsMax} at once; these are ${count}`
export const message = 'Message'
export const optionalGoesIntoMail = 'Optional, goes into the mail'
export const inviteCountPeople = (count: number) => `Invite ${count} people`
export const invite = 'Invite'
export const theseWereNotInvited = 'These were not invited'
export const notInvited = (email: string, reason: string) => `${email}: ${reason}`
/** What is wrong with one address; the server's own sentence is about the whole call. */
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return 'not an email address'
  if (problem?.code === 'already-member') return 'already on the team'
  if (problem?.code === 'already-invited') return 'already invited. Send that invitation again.'
  if (problem?.code === 'email-taken') return 'has an account with another company'
  return problem?.detail ?? ''
}

// Role form
export const myRole = 'My role'
export const theRole = (name: string) => `The role of ${name}`
export const nameIsLabelNow = (name: string, label: string) => `${name} is ${label} now`
export const changeRole = 'Change role'

// Person row
export const you = '(you)'
export const unconfirmed = 'Unconfirmed'
export const deactivated = 'Deactivated'
export const here = 'Here'
export const notHereYet = 'Not here yet'

// Person menu
export const moreAboutName = (name: string) => `More about ${name}`
export const makeOwnerInMyPlace = 'Make owner in my place'
export const canSignInAgain = (name: string) => `${name} can sign in again`
export const letInAgain = 'Let in again'
export const handOverContent = 'Hand over content'
export const deactivate = 'Deactivate'

// Deactivate form
export const deactivateName = (name: string) => `Deactivate ${name}`
export const isSignedOutAndCannot = (name: string) =>
  `${name} is signed out and cannot sign in any more`
export const isSignedOutEverywhere = (name: string) =>
  `${name} is signed out everywhere at once and cannot sign in until let in again. Links that were sent go on opening.`
export const whoTakesOver = (left: string) => `Who takes over ${left}?`

// Hand over form
export const handOver = (name: string) => `Hand over from ${name}`
export const allThere = 'all there is'
export const nothingBelongsToAnyMore = (name: string) => `Nothing belongs to ${name} any more.`
export const handedOverWords = (words: string) => `Handed over: ${words}`
export const handOver2 = 'Hand over'

// Ownership form
export const handTheAccountOver = 'Hand the account over'
export const isOwnerNowAndYou = (name: string) => `${name} is owner now, and you are admin`
export const becomesOwnerWithBills = (name: string) =>
  `${name} becomes owner, with the bills and all else, and you become admin. Only an owner can take that back.`
export const makeOwner = 'Make owner'

// Rights section
export const right = 'Right'
export const you2 = 'you'
export const yes = 'Yes'
export const no = 'No'
