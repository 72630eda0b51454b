import type { Me } from '@satchel/contract/accounts/accounts.ts'
import { t } from '@satchel/messages/t.ts'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { formatDateTime, formatDay } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { useMe } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { EntryLink } from '../EntryLink.tsx'
import styles from './AccountBanner.module.css'

interface Notice {
  tone: 'plain' | 'warning' | 'stopped'
  /** Name by which it stays closed in this browser; without one it is back on the next page. */
  key?: string
  /** True if only for screens whose top bar has no room for it. */
  isNarrow?: boolean
  text: string
  way?: { label: string; to: string }
}

const DAY = 86_400_000
/** Days before the end of a trial from which everyone sees the notice; until then only people who can pay do. */
const SOON = 3

const LIVE_OFF: Notice = { tone: 'plain', isNarrow: true, text: t('frame.liveUpdatesOff') }

/**
 * Status of the account above every page, unless it is simply active; for admins, also a notice that no emails are
 * sent; on narrow screens, one that live updates are off.
 */
export function AccountBanner({ isPolling }: { isPolling: boolean }) {
  const me = useMe()
  const [aside, setAside] = useState<readonly string[]>([])
  const [closed] = useState(() => readStored('closedNotice'))
  const live = isPolling ? LIVE_OFF : undefined
  const notices = [noticeOf(me), mailNoticeOf(me), live].filter((notice) => notice !== undefined)
  const visibleNotices = notices.filter(
    ({ key, text }) => !aside.includes(text) && (key === undefined || key !== closed),
  )
  const close = ({ key, text }: Notice) => {
    if (key !== undefined) writeStored('closedNotice', key)
    setAside([...aside, text])
  }
  if (visibleNotices.length === 0) return null
  return (
    <div ref={measure} data-of-frame>
      {visibleNotices.map((notice) => (
        <Banner key={notice.text} notice={notice} onDismiss={() => close(notice)} />
      ))}
    </div>
  )
}

function Banner({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  return (
    <div
      className={styles.banner}
      data-tone={notice.tone}
      data-narrow={notice.isNarrow}
      role="status"
    >
      <p className={styles.text}>
        {notice.text}{' '}
        {notice.way && (
          <EntryLink to={notice.way.to} className={styles.way}>
            {notice.way.label}
          </EntryLink>
        )}
      </p>
      {notice.tone === 'plain' && (
        <button
          type="button"
          className={styles.aside}
          aria-label={t('frame.dismiss')}
          onClick={onDismiss}
        >
          <IconX {...icon} />
        </button>
      )}
    </div>
  )
}

/** Measures the banners into `--banner`, so that full-height elements leave room for them. */
function measure(banners: HTMLElement | null) {
  if (!banners) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--banner', `${banners.offsetHeight}px`),
  )
  observer.observe(banners)
  return () => {
    observer.disconnect()
    style.removeProperty('--banner')
  }
}

function noticeOf({ tenant, permissions }: Me): Notice | undefined {
  const { status, trialEndsAt, paymentDueBy, readableUntil, closesAt } = tenant.accountStatus
  const isOwner = permissions.includes('billing.manage')
  const dayOf = (at: string) => formatDay(dayIn(tenant.timeZone, at))
  const wayOf = (label: string, to: string) => (isOwner ? { way: { label, to } } : {})
  if (closesAt)
    return {
      tone: 'stopped',
      text: t('frame.accountCloses', { day: dayOf(closesAt) }),
      ...wayOf(t('frame.keepAccount'), paths.bye),
    }
  if (readableUntil && status === 'suspended')
    return { tone: 'stopped', text: suspensionOf(tenant, dayOf(readableUntil)) }
  if (readableUntil)
    return {
      tone: 'stopped',
      text: t('frame.readOnlyUntil', { day: dayOf(readableUntil) }),
      ...wayOf(t('frame.reopenAccount'), paths.paywall),
    }
  if (paymentDueBy)
    return {
      tone: 'warning',
      text: t('frame.paymentOverdue', { day: dayOf(paymentDueBy) }),
      ...wayOf(t('frame.viewInvoices'), paths.billing),
    }
  if (status !== 'trialing' || !trialEndsAt) return undefined
  const days = Math.ceil((Date.parse(trialEndsAt) - Date.now()) / DAY)
  if (days > SOON && !isOwner) return undefined
  return {
    ...(days > SOON && { key: trialEndsAt }),
    tone: days > SOON ? 'plain' : 'warning',
    text: days > 1 ? t('frame.trialDaysLeft', { days }) : t('frame.yourTrialEndsToday'),
    ...wayOf(t('frame.choosePlan'), paths.billing),
  }
}

/** Says why the account is suspended, and what still works until a day. */
function suspensionOf({ accountStatus: { suspension } }: Me['tenant'], day: string): string {
  const reason = suspension?.reason?.trim()
  const why = reason
    ? t('frame.suspendedBecause', { reason: /[.!?]$/.test(reason) ? reason : `${reason}.` })
    : t('frame.suspended')
  const rest = suspension?.pagesClosed
    ? t('frame.readOnlyWithoutLinks', { day })
    : t('frame.readOnlyUntil', { day })
  return `${why} ${rest}`
}

function mailNoticeOf({ tenant, permissions }: Me): Notice | undefined {
  const { emailsFailingSince: since, timeZone } = tenant
  if (!since || !permissions.includes('tenant.manage')) return undefined
  return {
    tone: 'warning',
    text: t('frame.emailsFailing', { when: formatDateTime(new Date(since), timeZone) }),
  }
}

/** Returns the current day in a time zone, in the contract's format. */
function dayIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(at))
}
