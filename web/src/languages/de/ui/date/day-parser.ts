import 'dayjs/locale/de'
import { type Chrono, casual } from 'chrono-node/de'

export const CALENDAR_LOCALE: string = 'de'

export function dayParser(_isDayFirst: boolean): Chrono {
  return casual
}
