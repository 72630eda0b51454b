import { Button, SegmentedControl } from '@mantine/core'
import type { Billing, Interval, Offer } from '@satchel/contract/tenants/billing.ts'
import { PLANS, type PlanId } from '@satchel/contract/tenants/plans.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { inSentence } from '../../lib/format/format.ts'
import { useIsOpen, useMe } from '../../lib/session.ts'
import { AskOperator } from '../../ui/copy/AskOperator.tsx'
import styles from './Billing.module.css'
import {
  amountOf,
  formatMoney,
  intervalLabels,
  MEASURES,
  planLine,
  planName,
} from './billing-labels.ts'
import { useCheckout, useSwitchPlan } from './use-billing.ts'

const SOLD: readonly PlanId[] = ['starter', 'team', 'business']

/** Plans to choose from. */
export function PlanCards({ billing }: { billing: Billing }) {
  const { mode, offers, isReachable, subscription } = billing
  const [interval, setInterval] = useState<Interval>(subscription?.interval ?? 'month')
  const isYearly = offers.some((offer) => offer.interval === 'year')
  return (
    <section aria-labelledby="plans">
      <div className={styles.head}>
        <h2 id="plans" className={styles.title}>
          {t('billing.plans')}
        </h2>
        {isYearly && (
          <SegmentedControl
            aria-label={t('billing.billingPeriod')}
            value={interval}
            onChange={(next) => setInterval(next as Interval)}
            data={[
              { value: 'month', label: t('billing.monthly') },
              { value: 'year', label: t('billing.yearly') },
            ]}
          />
        )}
      </div>
      {mode === 'manual' && <ByHandNote isOperator={billing.isOperator} />}
      {!isReachable && (
        <p className={styles.note} data-tone="problem">
          {t('billing.couldntLoadPrices')}
        </p>
      )}
      <ul className={styles.cards}>
        {SOLD.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            billing={billing}
            interval={interval}
            offer={offers.find((each) => each.plan === plan && each.interval === interval)}
          />
        ))}
      </ul>
    </section>
  )
}

/** Says who switches plans without payments. */
function ByHandNote({ isOperator }: { isOperator: boolean }) {
  const { tenant } = useMe()
  if (isOperator) return <p className={styles.note}>{t('billing.switchByHand')}</p>
  return (
    <AskOperator
      line={t('billing.paymentsNotSetUp')}
      message={t('billing.request', { company: tenant.name, address: window.location.origin })}
    />
  )
}

interface PlanCardProps {
  plan: PlanId
  billing: Billing
  interval: Interval
  offer: Offer | undefined
}

function PlanCard({ plan, billing, interval, offer }: PlanCardProps) {
  const { limits } = PLANS[plan]
  const { usage } = billing
  const tooMuch = MEASURES.filter(({ key }) => usage[key] > (limits[key] ?? Number.MAX_VALUE))
  const isCurrent = billing.plan === plan
  return (
    <li className={styles.card} data-current={isCurrent || undefined}>
      <div>
        <h3 className={styles.name}>{planName(plan)}</h3>
        <p className={styles.line}>{planLine(plan)}</p>
      </div>
      {offer && (
        <p className={styles.price}>
          {formatMoney(offer.amount, offer.currency)}{' '}
          <span className={styles.each}>
            {t('billing.perInterval', { interval: intervalLabels[interval] })}
          </span>
        </p>
      )}
      {billing.mode === 'manual' && (
        <p className={styles.price}>
          {t('billing.noCharge')} <span className={styles.each}>{t('billing.onThisServer')}</span>
        </p>
      )}
      <ul className={styles.limits}>
        {MEASURES.map(({ key, label }) => {
          const limit = limits[key]
          return (
            <li key={key}>
              {limit === null
                ? t('billing.unlimited', { what: inSentence(label) })
                : t('billing.limit', { what: label, amount: amountOf(key, limit) })}
            </li>
          )
        })}
      </ul>
      {tooMuch.length > 0 && !isCurrent && (
        <p className={styles.warning}>
          {t('billing.overLimitsOfPlan', {
            limits: tooMuch.map(({ label }) => inSentence(label)).join(', '),
          })}
        </p>
      )}
      <Choose plan={plan} billing={billing} interval={interval} isSold={offer !== undefined} />
    </li>
  )
}

interface ChooseProps {
  plan: PlanId
  billing: Billing
  interval: Interval
  isSold: boolean
}

function Choose({ plan, billing, interval, isSold }: ChooseProps) {
  const { mode, subscription } = billing
  const checkout = useCheckout()
  const byHand = useSwitchPlan()
  const name = planName(plan)
  const isPaid = subscription !== null && subscription.status !== 'canceled'
  const isOpen = useIsOpen()
  const isCurrent =
    billing.plan === plan &&
    (mode === 'manual' ? isOpen : isPaid && subscription.interval === interval)
  if (isCurrent)
    return (
      <Button variant="default" disabled>
        {t('billing.yourPlan')}
      </Button>
    )
  if (mode === 'manual' && !billing.isOperator) return null
  if (mode === 'manual')
    return (
      <Button
        variant={isOpen ? 'default' : 'filled'}
        loading={byHand.isPending}
        onClick={() => byHand.change({ plan }, t('billing.youreNowOnPlan', { name }))}
      >
        {billing.plan === plan
          ? t('billing.continueWithName', { name })
          : t('billing.switchToName', { name })}
      </Button>
    )
  return (
    <Button
      variant={isPaid ? 'default' : 'filled'}
      disabled={!isSold}
      loading={checkout.isPending}
      onClick={() => checkout.open({ plan, interval })}
    >
      {isPaid ? t('billing.changeToName', { name }) : t('billing.chooseName', { name })}
    </Button>
  )
}
