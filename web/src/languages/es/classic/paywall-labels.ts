import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { isStillReadable } from '../../../classic/paywall-labels.ts'

export { isStillReadable } from '../../../classic/paywall-labels.ts'

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: `${name} se va a cerrar`,
      line: `Todo lo que contiene se eliminará el ${day(closesAt)}.`,
    }
  if (status === 'past_due')
    return {
      title: `Hay un pago vencido de ${name}`,
      line: 'El plazo de gracia de siete días ha terminado.',
    }
  if (status === 'suspended')
    return {
      title: `${name} tiene la cuenta suspendida`,
      line: suspendedBecause(accountStatus.suspension?.reason),
    }
  if (status === 'canceled' && plan === 'trial')
    return {
      title: `La prueba de ${name} ha terminado`,
      line: 'Su prueba de 14 días ha terminado.',
    }
  return { title: `El plan de ${name} ha terminado`, line: 'Se canceló.' }
}

function suspendedBecause(reason: string | null | undefined): string {
  const line = 'El administrador de este servidor suspendió la cuenta'
  return reason ? `${line}: ${reason}` : `${line}.`
}

interface Effect {
  isOn: boolean
  text: string
}

export function effectsOf(
  { readableUntil, closesAt, suspension }: Tenant['accountStatus'],
  day: (at: string) => string,
): Effect[] {
  const isReadable = isStillReadable(readableUntil)
  const until = readableUntil ? day(readableUntil) : ''
  return [
    isReadable
      ? { isOn: true, text: `Puede leer y exportar todo hasta el ${until}` }
      : { isOn: false, text: `El acceso de solo lectura terminó el ${until}` },
    isReadable && !suspension?.pagesClosed
      ? { isOn: true, text: `Los enlaces que ha compartido funcionan hasta el ${until}` }
      : { isOn: false, text: 'Los enlaces que ha compartido ya no se abren' },
    { isOn: false, text: 'No se puede añadir, cambiar ni compartir nada' },
    closesAt
      ? { isOn: false, text: `Todo se elimina el ${day(closesAt)}` }
      : {
          isOn: true,
          text: 'Todo se conserva y vuelve a estar disponible en cuanto se reabra la cuenta',
        },
  ]
}
