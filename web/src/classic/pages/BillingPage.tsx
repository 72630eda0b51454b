import { Alert } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import styles from '../../features/billing/Billing.module.css'
import { ByHand } from '../../features/billing/ByHand.tsx'
import { Invoices } from '../../features/billing/Invoices.tsx'
import { PlanCards } from '../../features/billing/PlanCards.tsx'
import { Standing } from '../../features/billing/Standing.tsx'
import { UsageMeters } from '../../features/billing/UsageMeters.tsx'
import { useBilling, useRefreshBilling } from '../../features/billing/use-billing.ts'
import { paths } from '../../lib/paths.ts'
import { readClassicLocation } from '../../lib/routing.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Page } from '../../ui/layout/Page.tsx'

export default function BillingPage() {
  const mayManage = useMay('billing.manage')
  const { hasPlans } = useMe()
  return (
    <Page title={t('classic.billing.billing')}>
      {!hasPlans && <EmptyState drawing="lost" sentence={t('classic.billing.noPlansHere')} />}
      {hasPlans &&
        (mayManage ? (
          <Body />
        ) : (
          <EmptyState drawing="lost" sentence={t('classic.billing.onlyAccountOwnersCanManage')} />
        ))}
    </Page>
  )
}

function Body() {
  const { status } = useMe().tenant.accountStatus
  const billing = useBilling()
  if (billing.isPending) return <RowSkeletons count={5} height={72} />
  if (!billing.data)
    return <LoadProblem title={t('classic.billing.couldntLoadBilling')} query={billing} />
  const { data } = billing
  const isManual = data.mode === 'manual'
  return (
    <div className={styles.billing}>
      <ComingBack />
      <Standing billing={data} />
      <UsageMeters usage={data.usage} limits={data.limits} />
      <PlanCards billing={data} />
      {isManual && data.isOperator && <ByHand key={`${data.plan} ${status}`} plan={data.plan} />}
      {!isManual && <Invoices />}
    </div>
  )
}

/** Notice on the way back from Stripe, whose result may not have arrived yet. */
function ComingBack(): ReactNode {
  const { search } = readClassicLocation(useLocation())
  const isBack = new URLSearchParams(search).get('checkout') === 'done'
  const navigate = useNavigate()
  const { tenant } = useMe()
  const { refresh, isPending, data } = useRefreshBilling()
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isBack || isAsked.current) return
    isAsked.current = true
    refresh()
    void navigate(paths.billing, { replace: true })
  }, [isBack, refresh, navigate])
  if (isPending)
    return <Alert role="status">{t('classic.billing.checkingYourPaymentWithStripe')}</Alert>
  if (!data?.subscription || tenant.accountStatus.status !== 'active') return null
  return (
    <Alert role="status" color="green">
      {t('classic.billing.theAccountIsActive')}{' '}
      <Link to={paths.home} reloadDocument>
        {t('classic.billing.goToHome')}
      </Link>
    </Alert>
  )
}
