import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { t } from '@satchel/messages/t.ts'

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

/** Returns why the paywall is shown. */
export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: t('classic.paywall.reasonOf.isClosing', { name }),
      line: t('classic.paywall.reasonOf.everythingInIt', { closesAt: day(closesAt) }),
    }
  if (status === 'past_due')
    return {
      title: t('classic.paywall.reasonOf.paymentOverdue', { name }),
      line: t('classic.paywall.reasonOf.theSevenDay'),
    }
  if (status === 'suspended')
    return {
      title: t('classic.paywall.reasonOf.isSuspended', { name }),
      line: suspendedBecause(accountStatus.suspension?.reason),
    }
  if (status === 'canceled' && plan === 'trial')
    return {
      title: t('classic.paywall.reasonOf.trialEnded', { name }),
      line: t('classic.paywall.reasonOf.your14Day'),
    }
  return {
    title: t('classic.paywall.reasonOf.planEnded', { name }),
    line: t('classic.paywall.reasonOf.itWasCanceled'),
  }
}

function suspendedBecause(reason: string | null | undefined): string {
  const line = t('classic.paywall.suspendedBecause')
  return reason ? `${line}: ${reason}` : `${line}.`
}

interface Effect {
  isOn: boolean
  text: string
}

/** Returns what still works, and until when. */
export function effectsOf(
  { readableUntil, closesAt, suspension }: Tenant['accountStatus'],
  day: (at: string) => string,
): Effect[] {
  const isReadable = isStillReadable(readableUntil)
  const until = readableUntil ? day(readableUntil) : ''
  return [
    isReadable
      ? { isOn: true, text: t('classic.paywall.effectsOf.youCanRead', { until }) }
      : { isOn: false, text: t('classic.paywall.effectsOf.readOnlyAccess', { until }) },
    isReadable && !suspension?.pagesClosed
      ? { isOn: true, text: t('classic.paywall.effectsOf.linksYouveShared', { until }) }
      : { isOn: false, text: t('classic.paywall.effectsOf.linksYouveSharedNo') },
    { isOn: false, text: t('classic.paywall.effectsOf.nothingChanges') },
    closesAt
      ? {
          isOn: false,
          text: t('classic.paywall.effectsOf.everythingIsDeleted', { closesAt: day(closesAt) }),
        }
      : {
          isOn: true,
          text: t('classic.paywall.effectsOf.everythingIsKept'),
        },
  ]
}

export function isStillReadable(readableUntil: string | null): boolean {
  return readableUntil !== null && Date.parse(readableUntil) > Date.now()
}
