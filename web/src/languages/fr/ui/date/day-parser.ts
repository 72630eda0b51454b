import 'dayjs/locale/fr'
import { type Chrono, casual } from 'chrono-node/fr'

export const CALENDAR_LOCALE: string = 'fr'

export function dayParser(_isDayFirst: boolean): Chrono {
  return casual
}
