import { formatCount } from '../../../../lib/format/format.ts'

export const tooOld = (changes: number) =>
  formatCount(
    changes,
    'Offline-Änderung ist über eine Woche alt und wurde nicht gespeichert',
    'Offline-Änderungen sind über eine Woche alt und wurden nicht gespeichert',
  )
export const tooMany =
  'Zu viele Änderungen warten. Lassen Sie diesen Tab geöffnet, bis Sie wieder online sind.'
export const left = (changes: number) =>
  `${formatCount(changes, 'Offline-Änderung ist', 'Offline-Änderungen sind')} nicht gespeichert: Sie wurden zwischendurch abgemeldet`
export const saveLeft = 'Jetzt speichern'
