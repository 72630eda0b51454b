import { Button } from '@mantine/core'
import type { Billing } from '@satchel/contract/tenants/billing.ts'
import { PLANS } from '@satchel/contract/tenants/plans.ts'
import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { useMe } from '../../lib/session.ts'
import styles from './Billing.module.css'
import { dayOf, formatMoney, intervalLabels, planName, statusLabels } from './billing-labels.ts'
import * as labels from './labels.ts'
import { usePortal } from './use-billing.ts'

/** The current plan, how it continues, and what can be changed. */
export function Standing({ billing }: { billing: Billing }) {
  const { tenant } = useMe()
  const { plan, subscription } = billing
  const isLive = subscription !== null && subscription.status !== 'canceled'
  return (
    <section className={styles.standing} aria-label={labels.yourPlan}>
      <div className={styles.text}>
        <p className={styles.plan}>{planName(plan, PLANS[plan].name)}</p>
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
          {labels.changeCard}
        </Button>
      )}
      <Button variant="default" loading={pending === 'all'} onClick={() => open({})}>
        {isEnding ? labels.keepPlan : labels.billingDetails}
      </Button>
      {isLive && !isEnding && (
        <Button
          variant="subtle"
          color="gray"
          loading={pending === 'cancel'}
          onClick={() => open({ flow: 'cancel' })}
        >
          {labels.cancelPlan}
        </Button>
      )}
    </div>
  )
}

function readOnlyNotice(until: string, day: (at: string) => string): string {
  const isPast = Date.parse(until) < Date.now()
  return (isPast ? labels.readOnlyEnded : labels.readOnlyUntil)(day(until))
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
    labels.priceEach(formatMoney(offer.amount, offer.currency), intervalLabels[offer.interval])
  const lines: (Line | '' | false | null | undefined)[] = [
    status === 'trialing' && trialEndsAt && { text: labels.onTrialUntil(day(trialEndsAt)) },
    status === 'active' &&
      !paymentDueBy && { text: price ? labels.activePrice(price) : labels.active },
    paymentDueBy && {
      text: labels.paymentOverdueUntil(day(paymentDueBy)),
      isProblem: true,
    },
    readableUntil && {
      text: `${isOver ? labels.yourTrialHasEnded : statusLabels[status]}. ${readOnlyNotice(readableUntil, day)}`,
      isProblem: true,
    },
    closesAt && { text: labels.closesOnDay(day(closesAt)), isProblem: true },
    status !== 'canceled' &&
      subscription?.renewsAt && { text: labels.renewsOnDay(day(subscription.renewsAt)) },
    status !== 'canceled' &&
      subscription?.endsAt && {
        text: labels.canceledUntil(day(subscription.endsAt)),
      },
  ]
  return lines.filter((line): line is Line => Boolean(line))
}
