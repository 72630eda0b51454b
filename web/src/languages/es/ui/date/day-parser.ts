import 'dayjs/locale/es'
import { type Chrono, casual } from 'chrono-node/es'

export const CALENDAR_LOCALE: string = 'es'

export function dayParser(_isDayFirst: boolean): Chrono {
  return casual
}
