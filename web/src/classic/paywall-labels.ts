import type { Tenant } from '@satchel/contract/tenants.ts'

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

/** Why one stands before the paywall. */
export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: `${name} is being closed`,
      line: `On ${day(closesAt)} everything in it is deleted.`,
    }
  if (status === 'past_due')
    return {
      title: `A payment for ${name} is overdue`,
      line: 'The seven days of grace are over.',
    }
  if (status === 'suspended')
    return { title: `${name} is suspended`, line: 'Those who run this Satchel suspended it.' }
  if (status === 'canceled' && plan === 'trial')
    return { title: `The trial of ${name} is over`, line: 'The days to try all of it have passed.' }
  return { title: `The plan of ${name} has ended`, line: 'It was cancelled.' }
}

interface Effect {
  isOn: boolean
  text: string
}

/** What goes on, and until when. */
export function effectsOf(
  { readableUntil, closesAt }: Tenant['accountStatus'],
  day: (at: string) => string,
): Effect[] {
  const isReadable = isStillReadable(readableUntil)
  const until = readableUntil ? day(readableUntil) : ''
  return [
    isReadable
      ? { isOn: true, text: `Everything can be read and exported until ${until}` }
      : { isOn: false, text: `It could be read until ${until}` },
    isReadable
      ? { isOn: true, text: `Links that were sent go on opening until ${until}` }
      : { isOn: false, text: 'Links that were sent no longer open' },
    { isOn: false, text: 'Nothing is added, changed or shared' },
    closesAt
      ? { isOn: false, text: `All of it is deleted on ${day(closesAt)}` }
      : {
          isOn: true,
          text: 'All of it is kept, and is there again as soon as the account is open',
        },
  ]
}

export function isStillReadable(readableUntil: string | null): boolean {
  return readableUntil !== null && Date.parse(readableUntil) > Date.now()
}
