import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'

const { counted } = formatsOf('en')
const quote = quoteWith('“', '”')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' on ')

export const en = {
  account: {
    confirmHeading: 'Confirm your email address',
    confirmCode: (code: string) => `Your code is ${code}.`,
    confirmWhere: (minutes: number) =>
      `It works for ${minutes} minutes. Only enter it in Satchel, where you signed up.`,
    confirmNotYou:
      'If you didn’t sign up for Satchel, ignore this email. Nobody can use the account without this code or the button.',
    confirmButton: 'Confirm address',
    client: clientOf,
    newDeviceSubject: 'New sign-in to your Satchel account',
    newDevice: (email: string, client: string, place: string | null, at: string) =>
      `There was a new sign-in to ${email}: ${[client || 'Unknown app', place, at].filter(Boolean).join(', ')}.`,
    newDeviceAdvice:
      'If this was you, you don’t need to do anything. If not, sign out that session and change your password.',
    reviewSessions: 'Review sessions',
    replayedSubject: 'A session was signed out for your safety',
    replayed: (email: string, client: string, at: string) =>
      `A session of ${email} was signed out on ${at}, because its sign-in was used a second time, by ${client || 'an unknown app'}. Someone may have copied it.`,
    replayedAdvice:
      'Sign in again to go on. If you didn’t restore a browser or a computer from a backup, check your sessions and change your password.',
    resetSubject: 'Reset your password',
    reset: (email: string, minutes: number) =>
      `Use this link to set a new password for ${email}. It works once and expires in ${minutes} minutes.`,
    resetNotYou: 'If you didn’t ask for this, ignore this email. Your password stays the same.',
    resetButton: 'Set new password',
    changedSubject: 'Your password was changed',
    changed: (email: string, at: string) =>
      `The password for ${email} was changed on ${at}. All other sessions were signed out.`,
    changedNotYou: 'If this wasn’t you, reset your password now.',
    changedButton: 'Reset password',
    ssoSubject: (name = 'single sign-on') => `Sign in with ${name}`,
    sso: (name = 'single sign-on') =>
      `Someone asked to reset the password for this address. Your company signs in with ${name}, so there’s no password to reset.`,
    ssoNotYou: 'If this wasn’t you, ignore this email.',
    ssoButton: 'Sign in',
  },
  security: {
    notYou: 'If this wasn’t you, change your password and sign out your other sessions right away.',
    button: 'Review security settings',
    totpAddedSubject: 'An authenticator app was added',
    totpAdded: 'From now on, you’ll also need a code from your authenticator app to sign in.',
    totpRemovedSubject: 'Your authenticator app was removed',
    totpRemoved: 'You no longer need a code to sign in.',
    passkeyAddedSubject: 'A passkey was added',
    passkeyAdded: (name: string) => `${quote(name)} can now be used to sign in.`,
    passkeyRemovedSubject: 'A passkey was removed',
    passkeyRemoved: (name: string) => `${quote(name)} can no longer be used to sign in.`,
    factorsResetSubject: 'Your two-step verification was reset',
    factorsReset: (by: string) =>
      `${by} removed your authenticator app and your passkeys. Your password hasn’t changed.`,
    signInResetSubject: 'Your sign-in was reset',
    signInReset:
      'The administrator of this server removed your authenticator app and your passkeys.',
    guessesSubject: 'Someone is guessing your sign-in codes',
    guesses: (count: number) =>
      `Someone who knows your password entered ${count} wrong codes in a row. Codes are locked for now, and for longer after each wrong one. Changing your password unlocks them.`,
    recoverySubject: 'A recovery code was used',
    recovery: (left: number) =>
      `Someone signed in with one of your recovery codes. You have ${left} left.`,
  },
  team: {
    invitedSubject: (email: string) => `${email} invited you to a team on Satchel`,
    invited: (sender: string) =>
      `${sender} invited you to join the team on Satchel, where it stores, finds and shares its content.`,
    invitedUntil: (days: number) =>
      `This invitation expires in ${counted(days, 'day', 'days')}. If you weren’t expecting it, ignore this email.`,
    accept: 'Accept invitation',
    joinedSubject: (name: string, company: string) => `${name} joined ${company}`,
    joined: (name: string, email: string, company: string) =>
      `${name} (${email}) accepted your invitation to ${company}.`,
    viewTeam: 'View team',
  },
}
