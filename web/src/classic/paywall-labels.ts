import type { Tenant } from '@satchel/contract/tenants/tenants.ts'

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

/** Returns why the paywall is shown. */
export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: `${name} is closing`,
      line: `Everything in it will be deleted on ${day(closesAt)}.`,
    }
  if (status === 'past_due')
    return {
      title: `A payment for ${name} is overdue`,
      line: 'The seven-day grace period has ended.',
    }
  if (status === 'suspended')
    return {
      title: `${name} is suspended`,
      line: suspendedBecause(accountStatus.suspension?.reason),
    }
  if (status === 'canceled' && plan === 'trial')
    return { title: `The trial for ${name} has ended`, line: 'Your 14-day trial has ended.' }
  return { title: `The plan for ${name} has ended`, line: 'It was canceled.' }
}

function suspendedBecause(reason: string | null | undefined): string {
  const line = 'The administrator of this server suspended the account'
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
      ? { isOn: true, text: `You can read and export everything until ${until}` }
      : { isOn: false, text: `Read-only access ended on ${until}` },
    isReadable && !suspension?.pagesClosed
      ? { isOn: true, text: `Links you’ve shared work until ${until}` }
      : { isOn: false, text: 'Links you’ve shared no longer open' },
    { isOn: false, text: 'Nothing can be added, changed or shared' },
    closesAt
      ? { isOn: false, text: `Everything is deleted on ${day(closesAt)}` }
      : {
          isOn: true,
          text: 'Everything is kept, and available again as soon as the account reopens',
        },
  ]
}

export function isStillReadable(readableUntil: string | null): boolean {
  return readableUntil !== null && Date.parse(readableUntil) > Date.now()
}
