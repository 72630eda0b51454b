import { Button, Stack, Text } from '@mantine/core'
import { keepAccount } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf } from '../../features/billing/billing-labels.ts'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { loadMe, signOut, startReading, useMe } from '../../lib/session.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { effectsOf, isStillReadable, reasonOf } from '../paywall-labels.ts'
import { Split } from '../Split.tsx'
import styles from './PaywallPage.module.css'

export default function PaywallPage() {
  const { tenant, user } = useMe()
  const day = (at: string) => dayOf(at, tenant.timeZone)
  const { title, line } = reasonOf(tenant, day)
  return (
    <Split title={title} line={line} foot={t('classic.paywall.signedIn', { email: user.email })}>
      <Stack>
        <ul className={styles.effects}>
          {effectsOf(tenant.accountStatus, day).map(({ isOn, text }) => (
            <li key={text} className={styles.effect} data-on={isOn}>
              {isOn ? <IconCheck {...icon} /> : <IconMinus {...icon} />}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <WayOut />
        <Reading />
        <Leaving />
      </Stack>
    </Split>
  )
}

/** Offers owners a way out; tells everyone else whom to ask. */
function WayOut() {
  const { tenant, permissions, hasPlans } = useMe()
  const { status, closesAt } = tenant.accountStatus
  const keep = useCommand(keepAccount, { refreshes: [] })
  // Only the operator can reopen it: the page has said so.
  if (status === 'suspended' && !(hasPlans && permissions.includes('billing.manage'))) return null
  if (!permissions.includes('billing.manage'))
    return <Text>{t('classic.paywall.askOwnerOfToReopen', { name: tenant.name })}</Text>
  if (closesAt)
    return (
      <Button
        fullWidth
        loading={keep.isPending}
        onClick={() =>
          keep.mutate(
            { params: { id: tenant.id } },
            { onSuccess: () => loadMe().catch(showProblem), onError: showProblem },
          )
        }
      >
        {t('classic.paywall.keepAccount')}
      </Button>
    )
  if (!hasPlans) return null
  return (
    <Button component={Link} to={paths.billing} fullWidth>
      {status === 'past_due'
        ? t('classic.paywall.payNow')
        : status === 'suspended'
          ? t('classic.paywall.billing')
          : t('classic.paywall.choosePlan')}
    </Button>
  )
}

/** Offers to continue read-only, if possible; the app then hides what can't be done. */
function Reading() {
  const { tenant, permissions } = useMe()
  if (!isStillReadable(tenant.accountStatus.readableUntil)) return null
  const read = (url: string) => {
    startReading()
    window.location.assign(url)
  }
  return (
    <>
      <Button variant="default" fullWidth onClick={() => read(paths.home)}>
        {t('classic.paywall.continueReadOnly')}
      </Button>
      {permissions.includes('library.write') && (
        <Button variant="default" fullWidth onClick={() => read(paths.imports({ from: 'export' }))}>
          {t('classic.paywall.exportEverything')}
        </Button>
      )}
    </>
  )
}

function Leaving() {
  const checking = useMutation({ mutationFn: loadMe, onError: showProblem })
  const leaving = useMutation({ mutationFn: signOut, onError: showProblem })
  return (
    <div className={styles.leaving}>
      <Button variant="subtle" loading={checking.isPending} onClick={() => checking.mutate()}>
        {t('classic.paywall.checkAgain')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        loading={leaving.isPending}
        onClick={() => leaving.mutate()}
      >
        {t('classic.paywall.signOut')}
      </Button>
    </div>
  )
}
