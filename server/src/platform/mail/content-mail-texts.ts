import type { Translate } from '@satchel/messages/translate.ts'
import { clientIn, isThere, plain } from './mail-values.ts'

// Texts of emails to members about content and what people do with it.

export function visitTexts(t: Translate) {
  const items = (name: string, more: number) => t('memberMail.visits.items', { name, more })
  const on = (device: string | null) =>
    t('memberMail.visits.onDevice', { device: device || 'none' })
  return {
    named: (name: string) => t('memberMail.visits.named', { name }),
    openedBy: (who: string, name: string, more: number) =>
      t('memberMail.visits.openedBy', { who, items: items(name, more) }),
    opened: (name: string, more: number, device: string | null) =>
      t('memberMail.visits.opened', { items: items(name, more), more, device: on(device) }),
    openedLink: (recipient: string, name: string, more: number, device: string | null) =>
      t('memberMail.visits.openedLink', {
        recipient,
        items: items(name, more),
        device: on(device),
      }),
    linkOf: (recipient: string) => t('memberMail.visits.linkOf', { recipient }),
    someone: t('memberMail.visits.someone'),
    device: (device: string) => t('memberMail.visits.device', { device }),
    client: clientIn(t),
    unproved: (email: string) => t('memberMail.visits.unproved', { email }),
    justOpened: t('memberMail.visits.justOpened'),
    readSoFar: (length: string) => t('memberMail.visits.readSoFar', { length }),
    readFor: (length: string) => t('memberMail.visits.readFor', { length }),
    pages: (read: number, all: number | null) =>
      all ? t('memberMail.visits.pagesOf', { read, all }) : t('memberMail.visits.pages', { read }),
    played: (length: string, all: string) => t('memberMail.visits.played', { length, all }),
    clicks: (count: number) => t('memberMail.visits.clicks', { count }),
    downloaded: t('memberMail.visits.downloaded'),
    page: (page: number) => t('memberMail.visits.page', { page }),
    digest: (count: number) => t('memberMail.visits.digest', { count }),
    viewLinks: t('memberMail.visits.viewLinks'),
    footer: t('memberMail.visits.footer'),
  }
}

export function inboxTexts(t: Translate) {
  return {
    many: (count: number) => t('memberMail.inbox.many', { count }),
    daily: (count: number) => t('memberMail.inbox.daily', { count }),
    weekly: (count: number) => t('memberMail.inbox.weekly', { count }),
    viewAll: t('memberMail.inbox.viewAll'),
    viewWish: t('memberMail.inbox.viewWish'),
    viewItem: t('memberMail.inbox.viewItem'),
    viewCollection: t('memberMail.inbox.viewCollection'),
    footer: t('memberMail.inbox.footer'),
  }
}

export function itemTexts(t: Translate) {
  return {
    expires: (name: string, day: string) => t('memberMail.items.expires', { name, day }),
    expire: (count: number) => t('memberMail.items.expire', { count }),
    afterDay: t('memberMail.items.afterDay'),
    afterDays: t('memberMail.items.afterDays'),
    lastDay: (name: string, day: string) => t('memberMail.items.lastDay', { name, day }),
    openItem: t('memberMail.items.openItem'),
    viewExpiring: t('memberMail.items.viewExpiring'),
    exported: t('memberMail.items.exported'),
    exportedAs: (count: number, format: 'csv' | 'zip') =>
      t('memberMail.items.exportedAs', { count, format }),
    exportedFor: (days: number) => t('memberMail.items.exportedFor', { days }),
    viewExports: t('memberMail.items.viewExports'),
  }
}

export function replyTexts(t: Translate) {
  return {
    subject: (item: string) => t('memberMail.replies.subject', { item: plain(item) }),
    proved: (email: string, recipient: string | null) =>
      t('memberMail.replies.proved', {
        email,
        recipient: recipient ?? '',
        hasRecipient: isThere(recipient),
      }),
    named: (sender: string, recipient: string | null) =>
      t('memberMail.replies.named', {
        sender: plain(sender),
        recipient: recipient ?? '',
        hasRecipient: isThere(recipient),
      }),
    unnamed: (recipient: string | null) =>
      t('memberMail.replies.unnamed', {
        recipient: recipient ?? '',
        hasRecipient: isThere(recipient),
      }),
    requested: (item: string) => t('memberMail.replies.requested', { item }),
    request: (email: string, isWithdrawn: boolean) =>
      t('memberMail.replies.request', { email, isWithdrawn: String(isWithdrawn) }),
    message: (message: string) => t('memberMail.replies.message', { message }),
    lead: (cta: string) => t('memberMail.replies.lead', { cta: plain(cta) }),
    filledIn: (cta: string, item: string | null, recipient: string | null) =>
      t('memberMail.replies.filledIn', {
        cta: plain(cta),
        item: plain(item ?? ''),
        hasItem: isThere(item),
        recipient: plain(recipient ?? ''),
        hasRecipient: isThere(recipient),
      }),
    answer: (label: string, value: string | true) =>
      t('memberMail.replies.answer', {
        label,
        value: value === true ? t('memberMail.replies.yes') : value,
      }),
    viewLead: t('memberMail.replies.viewLead'),
  }
}

export function wishTexts(t: Translate) {
  return {
    quote: (name: string) => t('memberMail.wishes.quote', { name: plain(name) }),
    delivered: (by: string, names: string) => t('memberMail.wishes.delivered', { by, names }),
    status: (title: string, status: string) =>
      t('memberMail.wishes.status', { title: plain(title), status }),
    outcome: (title: string) => t('memberMail.wishes.outcome', { title: plain(title) }),
    deliveredIn: (days: number) => t('memberMail.wishes.deliveredIn', { days }),
    shared: (count: number) => t('memberMail.wishes.shared', { count }),
    viewed: (count: number) => t('memberMail.wishes.viewed', { count }),
    read: (read: number, all: number) => t('memberMail.wishes.read', { read, all }),
    share: t('memberMail.wishes.share'),
    shareWith: (organization: string) => t('memberMail.wishes.shareWith', { organization }),
    footer: t('memberMail.wishes.footer'),
  }
}
