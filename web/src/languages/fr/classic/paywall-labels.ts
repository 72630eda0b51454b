import type { Tenant } from '@satchel/contract/tenants/tenants.ts'
import { isStillReadable } from '../../../classic/paywall-labels.ts'

export { isStillReadable }

type Standing = Pick<Tenant, 'name' | 'plan' | 'accountStatus'>

export function reasonOf({ name, plan, accountStatus }: Standing, day: (at: string) => string) {
  const { status, closesAt } = accountStatus
  if (closesAt)
    return {
      title: `Le compte ${name} va être fermé`,
      line: `Tout ce qu’il contient sera supprimé le ${day(closesAt)}.`,
    }
  if (status === 'past_due')
    return {
      title: `Un paiement de ${name} est en retard`,
      line: 'Le délai de sept jours est écoulé.',
    }
  if (status === 'suspended')
    return {
      title: `Le compte ${name} est suspendu`,
      line: suspendedBecause(accountStatus.suspension?.reason),
    }
  if (status === 'canceled' && plan === 'trial')
    return {
      title: `L’essai de ${name} est terminé`,
      line: 'Votre essai de 14 jours est terminé.',
    }
  return { title: `L’offre de ${name} a pris fin`, line: 'Elle a été résiliée.' }
}

function suspendedBecause(reason: string | null | undefined): string {
  const line = 'L’administrateur de ce serveur a suspendu le compte'
  return reason ? `${line} : ${reason}` : `${line}.`
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
      ? { isOn: true, text: `Vous pouvez tout lire et tout exporter jusqu’au ${until}` }
      : { isOn: false, text: `L’accès en lecture seule a pris fin le ${until}` },
    isReadable && !suspension?.pagesClosed
      ? { isOn: true, text: `Les liens que vous avez partagés fonctionnent jusqu’au ${until}` }
      : { isOn: false, text: 'Les liens que vous avez partagés ne s’ouvrent plus' },
    { isOn: false, text: 'Rien ne peut être ajouté, modifié ni partagé' },
    closesAt
      ? { isOn: false, text: `Tout sera supprimé le ${day(closesAt)}` }
      : {
          isOn: true,
          text: 'Tout est conservé, et de nouveau disponible dès que le compte est rouvert',
        },
  ]
}
