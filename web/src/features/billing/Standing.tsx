import { Button } from '@mantine/core'
import type { Billing } from '@satchel/contract/tenants/billing.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { useMe } from '../../lib/session.ts'
import styles from './Billing.module.css'
import { dayOf, formatMoney, intervalLabels, planName, statusLabels } from './billing-labels.ts'
import { usePortal } from './use-billing.ts'

/** The current plan, how it continues, and what can be changed. */
export function Standing({ billing }: { billing: Billing }) {
  const { tenant } = useMe()
  const { plan, subscription } = billing
  const isLive = subscription !== null && subscription.status !== 'canceled'
  return (
    <section className={styles.standing} aria-label={t('billing.yourPlan')}>
      <div className={styles.text}>
        <p className={styles.plan}>{planName(plan)}</p>
        {linesOf(billing, tenant).map(({ text, isProblem }) => (
          <p key={text} className={styles.line} data-tone={isProblem ? 'problem' : undefined}>
            {text}
          </p>
        ))}
      </div>
      {subscription && <PortalButtons isLive={isLive} isEnding={subscription.endsAt !== null} />}
    </section>
  )
}

function PortalButtons({ isLive, isEnding }: { isLive: boolean; isEnding: boolean }) {
  const { pending, open } = usePortal()
  return (
    <div className={styles.buttons}>
      {isLive && (
        <Button
          variant="default"
          loading={pending === 'card'}
          onClick={() => open({ flow: 'card' })}
        >
          {t('billing.changeCard')}
        </Button>
      )}
      <Button variant="default" loading={pending === 'all'} onClick={() => open({})}>
        {isEnding ? t('billing.keepPlan') : t('billing.billingDetails')}
      </Button>
      {isLive && !isEnding && (
        <Button
          variant="subtle"
          color="gray"
          loading={pending === 'cancel'}
          onClick={() => open({ flow: 'cancel' })}
        >
          {t('billing.cancelPlan')}
        </Button>
      )}
    </div>
  )
}

function readOnlyNotice(until: string, day: (at: string) => string): string {
  const isPast = Date.parse(until) < Date.now()
  return (
    isPast
      ? (day: string) => t('billing.readOnlyEnded', { day })
      : (day: string) => t('billing.readOnlyUntil', { day })
  )(day(until))
}

interface Line {
  text: string
  isProblem?: true
}

function linesOf({ subscription, plan, offers }: Billing, tenant: Tenant): Line[] {
  const { status, trialEndsAt, paymentDueBy, readableUntil, closesAt } = tenant.accountStatus
  const day = (at: string) => dayOf(at, tenant.timeZone)
  const isOver = status === 'canceled' && plan === 'trial'
  const offer = offers.find((one) => one.plan === plan && one.interval === subscription?.interval)
  const price =
    offer &&
    t('billing.priceEach', {
      price: formatMoney(offer.amount, offer.currency),
      interval: intervalLabels[offer.interval],
    })
  const lines: (Line | '' | false | null | undefined)[] = [
    status === 'trialing' &&
      trialEndsAt && { text: t('billing.onTrialUntil', { day: day(trialEndsAt) }) },
    status === 'active' &&
      !paymentDueBy && { text: price ? t('billing.activePrice', { price }) : t('billing.active') },
    paymentDueBy && {
      text: t('billing.paymentOverdueUntil', { day: day(paymentDueBy) }),
      isProblem: true,
    },
    readableUntil && {
      text: `${isOver ? t('billing.yourTrialHasEnded') : statusLabels[status]}. ${readOnlyNotice(readableUntil, day)}`,
      isProblem: true,
    },
    closesAt && { text: t('billing.closesOnDay', { day: day(closesAt) }), isProblem: true },
    status !== 'canceled' &&
      subscription?.renewsAt && {
        text: t('billing.renewsOnDay', { day: day(subscription.renewsAt) }),
      },
    status !== 'canceled' &&
      subscription?.endsAt && {
        text: t('billing.canceledUntil', { day: day(subscription.endsAt) }),
      },
  ]
  return lines.filter((line): line is Line => Boolean(line))
}
