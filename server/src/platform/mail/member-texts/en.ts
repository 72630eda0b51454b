import { formatsOf } from '../member-formats.ts'
import { quoteWith } from '../quote.ts'

const { counted } = formatsOf('en')
const quote = quoteWith('“', '”')

const clientOf = (browser: string | null, os: string | null) =>
  [browser, os].filter(Boolean).join(' on ')

const itemsOf = (name: string, more: number) => `“${name}”${more > 0 ? ` and ${more} more` : ''}`

const DEVICES: Readonly<Record<string, string>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
  tv: 'TV',
}

const onDevice = (device: string | null) => (device ? ` on a ${DEVICES[device] ?? device}` : '')

const onLink = (recipient: string | null) =>
  recipient ? `on ${recipient}’s link` : 'on one of your links'

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
    appConnectedSubject: 'An app was connected',
    appConnected: (name: string, host: string) =>
      `An app that calls itself ${quote(name)}, from ${host}, can now act for you. You can disconnect it at any time.`,
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
  common: {
    more: (count: number) => `And ${count} more.`,
    viewLink: 'View link',
    changeSettings: 'Change email settings',
    unsubscribe: 'Unsubscribe',
    open: 'Open in Satchel',
  },
  visits: {
    named: (name: string) => `“${name}”`,
    openedBy: (who: string, name: string, more: number) => `${who} opened ${itemsOf(name, more)}`,
    opened: (name: string, more: number, device: string | null) =>
      `${itemsOf(name, more)} was opened${onDevice(device)}`,
    openedLink: (recipient: string, name: string, more: number, device: string | null) =>
      `${recipient}’s link to ${itemsOf(name, more)} was opened${onDevice(device)}`,
    linkOf: (recipient: string) => `${recipient}’s link`,
    someone: 'Someone',
    device: (device: string) => DEVICES[device] ?? device,
    client: clientOf,
    unproved: (email: string) =>
      `They entered ${email} as their address, which hasn’t been verified.`,
    justOpened: 'Just opened, with no reading time yet',
    readSoFar: (length: string) => `Read for ${length} so far`,
    readFor: (length: string) => `read for ${length}`,
    pages: (read: number, all: number | null) =>
      all ? `${read} of ${counted(all, 'page', 'pages')}` : counted(read, 'page', 'pages'),
    played: (length: string, all: string) => `${length} of ${all} played`,
    clicks: (count: number) => `${counted(count, 'link', 'links')} clicked`,
    downloaded: 'downloaded',
    page: (page: number) => `Page ${page}`,
    digest: (count: number) => `${counted(count, 'visit', 'visits')} to your links`,
    viewLinks: 'View links',
    footer: 'You got this email because someone opened one of your links.',
  },
  inbox: {
    many: (count: number) => `${count} new notifications`,
    daily: (count: number) =>
      `Your daily summary: ${counted(count, 'notification', 'notifications')}`,
    weekly: (count: number) =>
      `Your weekly summary: ${counted(count, 'notification', 'notifications')}`,
    viewAll: 'View notifications',
    viewWish: 'View wish',
    viewItem: 'View item',
    viewCollection: 'View collection',
    footer: 'You can choose what you’re notified of.',
  },
  items: {
    expires: (name: string, day: string) => `“${name}” expires on ${day}`,
    expire: (count: number) => `${count} of your items expire soon`,
    afterDay:
      'After that day, it can no longer be shared, and links to it stop working. Change the expiration date to keep it available.',
    afterDays:
      'After its last day, an item can no longer be shared, and links to it stop working. Change the expiration date to keep it available.',
    lastDay: (name: string, day: string) => `${name}: ${day}`,
    openItem: 'Open item',
    viewExpiring: 'View expiring items',
    exported: 'Your export is ready',
    exportedAs: (count: number, format: 'csv' | 'zip') =>
      `Your export of ${counted(count, 'item', 'items')} is ready as ${format === 'csv' ? 'a CSV file' : 'a ZIP with all files'}.`,
    exportedFor: (days: number) => `You can download it for ${days} days.`,
    viewExports: 'View exports',
  },
  replies: {
    subject: (item: string) => `Reply to ${quote(item)}`,
    proved: (email: string, recipient: string | null) => `${email} replied ${onLink(recipient)}:`,
    named: (sender: string, recipient: string | null) =>
      `Someone replied ${onLink(recipient)}. They gave ${quote(sender)} as who they are, which hasn’t been verified:`,
    unnamed: (recipient: string | null) =>
      `Someone replied ${onLink(recipient)} without giving a name or an address:`,
    requested: (item: string) => `New link requested: ${item}`,
    request: (email: string, isWithdrawn: boolean) =>
      `Someone opened one of your links that ${isWithdrawn ? 'was withdrawn' : 'has expired'} and asked for a new one. They gave ${email} as their address, which hasn’t been verified.`,
    message: (message: string) => `Their message: ${message}`,
    lead: (cta: string) => `New submission: ${quote(cta)}`,
    filledIn: (cta: string, item: string | null, recipient: string | null) =>
      `Someone filled in ${quote(cta)}${item === null ? '' : ` on ${quote(item)}`}${recipient === null ? '' : `, opened by the link for ${quote(recipient)}`}. What they gave hasn’t been verified:`,
    answer: (label: string, value: string | true) => `${label}: ${value === true ? 'Yes' : value}`,
    viewLead: 'View in Satchel',
  },
  admin: {
    webhookOff: (name: string) => `The webhook ${quote(name)} was turned off`,
    webhookProblem: (error: string) =>
      `Satchel couldn’t deliver to it. The last problem: ${error}.`,
    webhookAdvice:
      'Events from now on aren’t sent to it. Turn it on again once the receiver works.',
    viewWebhooks: 'View webhooks',
    domainLost: (domain: string) => `${domain} no longer points to your links`,
    domainProblem: (domain: string, detail: string | undefined) =>
      `The DNS records of ${domain} have changed: ${detail ?? 'they couldn’t be read'}.`,
    domainAdvice:
      'New links use your previous domain or the Satchel address until the records are back.',
    viewDomains: 'View domains',
  },
  closing: {
    closedSubject: (name: string) => `The ${name} account is being closed`,
    closed: (by: string | null, day: string) =>
      `${by ?? 'Someone'} closed this account. On ${day}, everything in it will be permanently deleted: items and files, links and their visits, and everyone’s sign-in.`,
    closedExport: (days: number) =>
      `For the next ${days} days you can still view and export everything, and the links you’ve shared keep working.`,
    closedKeep: 'Until then, any owner can keep the account.',
    keptSubject: (name: string) => `The ${name} account stays open`,
    kept: (by: string | null) => `${by ?? 'An owner'} canceled the closing. Nothing was deleted.`,
    buttons: {
      open: 'Open Satchel',
      plan: 'Choose a plan',
      billing: 'View billing',
      keep: 'Keep account',
    },
    subjects: {
      'trial-started': (name: string) => `Your ${name} trial has started`,
      'trial-3-days': (name: string) => `3 days left in your ${name} trial`,
      'trial-1-day': (name: string) => `Your ${name} trial ends tomorrow`,
      'trial-ended': (name: string) => `Your ${name} trial has ended`,
      'payment-overdue': (name: string) => `A payment for ${name} is overdue`,
      'payment-1-day': (name: string) => `Pay by tomorrow to keep using ${name}`,
      'account-stopped': (name: string) => `The ${name} account is no longer active`,
      'reading-ends': (name: string) => `Links from ${name} will stop working soon`,
      'closing-3-days': (name: string) => `${name} will be deleted in 3 days`,
      'closing-1-day': (name: string) => `${name} will be deleted tomorrow`,
    },
    trialStarted: (day: string) =>
      `You can use everything in Satchel until ${day}: add content, create a link for one person, and see when they open it.`,
    noCard: 'You don’t need a credit card, and you won’t be charged automatically.',
    trialEnds: (at: string) => `Your trial ends on ${at}.`,
    later: (days: number) =>
      `After that, your content is kept, but nothing can be added or changed. You can view and export it for ${days} more days, and the links you’ve shared keep working during that time.`,
    stopped: 'Your content is kept, but nothing can be added or changed.',
    overdue: (day: string) => `Everything keeps working until ${day}.`,
    overdueLater: 'After that, nothing can be added or changed until you pay.',
    due: (at: string) => `Your payment is due by ${at}.`,
    deleted: (at: string) =>
      `This account was closed. On ${at}, everything in it will be permanently deleted.`,
    readable: (day: string) =>
      `Until ${day}, you can view and export everything, and the links you’ve shared keep working. After that, visitors see that your links are no longer available.`,
  },
  wishes: {
    quote,
    delivered: (by: string, names: string) => `${by} delivered what you asked for: ${names}.`,
    status: (title: string, status: string) => `${quote(title)}: ${status}`,
    outcome: (title: string) => `What became of ${quote(title)}`,
    deliveredIn: (days: number) =>
      days === 0 ? 'Delivered on the same day' : `Delivered in ${counted(days, 'day', 'days')}`,
    shared: (count: number) => `shared ${count === 1 ? 'once' : `${count} times`}`,
    viewed: (count: number) => `viewed ${count === 1 ? 'once' : `${count} times`}`,
    read: (read: number, all: number) =>
      `read by ${read} of ${counted(all, 'organization', 'organizations')} that asked`,
    share: 'Share it',
    shareWith: (organization: string) => `Share with ${organization}`,
    footer: 'You got this email because you asked for this, voted or commented.',
  },
}

export type MemberTexts = typeof en
