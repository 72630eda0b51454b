import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { isStillReadable } from '../../../classic/paywall-labels.ts'

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

/** Returns why the paywall is shown. */
export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: `${name} wird geschlossen`,
      line: `Alles darin wird am ${day(closesAt)} gelöscht.`,
    }
  if (status === 'past_due')
    return {
      title: `Eine Zahlung für ${name} ist überfällig`,
      line: 'Die Frist von sieben Tagen ist abgelaufen.',
    }
  if (status === 'suspended')
    return {
      title: `${name} ist gesperrt`,
      line: suspendedBecause(accountStatus.suspension?.reason),
    }
  if (status === 'canceled' && plan === 'trial')
    return {
      title: `Die Testphase von ${name} ist beendet`,
      line: 'Ihre 14-tägige Testphase ist beendet.',
    }
  return { title: `Der Tarif von ${name} ist beendet`, line: 'Er wurde gekündigt.' }
}

function suspendedBecause(reason: string | null | undefined): string {
  const line = 'Der Administrator dieses Servers hat das Konto gesperrt'
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
      ? { isOn: true, text: `Bis ${until} können Sie alles lesen und exportieren` }
      : { isOn: false, text: `Der Lesezugriff endete am ${until}` },
    isReadable && !suspension?.pagesClosed
      ? { isOn: true, text: `Von Ihnen geteilte Links funktionieren bis ${until}` }
      : { isOn: false, text: 'Von Ihnen geteilte Links öffnen sich nicht mehr' },
    { isOn: false, text: 'Nichts kann hinzugefügt, geändert oder geteilt werden' },
    closesAt
      ? { isOn: false, text: `Alles wird am ${day(closesAt)} gelöscht` }
      : {
          isOn: true,
          text: 'Alles bleibt erhalten und ist wieder verfügbar, sobald das Konto wieder geöffnet ist',
        },
  ]
}

export { isStillReadable }
