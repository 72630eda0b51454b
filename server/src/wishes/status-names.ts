import type { Locale } from '@satchel/contract/languages.ts'
import type { WishStatus } from '@satchel/contract/wishes/wishes.ts'

type Names = Readonly<Record<WishStatus, string>>

/** Names of statuses in a company of each language, until it names them; English ones where there are none. */
export const STATUS_NAMES: Readonly<Partial<Record<Locale, Names>> & { en: Names }> = {
  en: {
    open: 'Open',
    planned: 'Planned',
    started: 'In progress',
    done: 'Done',
    declined: 'Declined',
  },
  de: {
    open: 'Offen',
    planned: 'Geplant',
    started: 'In Arbeit',
    done: 'Erledigt',
    declined: 'Abgelehnt',
  },
  fr: {
    open: 'Ouvert',
    planned: 'Prévu',
    started: 'En cours',
    done: 'Terminé',
    declined: 'Refusé',
  },
  es: {
    open: 'Abierto',
    planned: 'Planificado',
    started: 'En curso',
    done: 'Hecho',
    declined: 'Rechazado',
  },
}
