import { NAME_MAX } from '@satchel/contract/constants.ts'
import { withoutTurns } from '@satchel/contract/invisible.ts'
import { cutText } from '../../platform/files/text-parts.ts'

/** Returns a link item's name until its page is read, and if the page has no title. */
export function nameOfPage(url: string): string {
  const { host, pathname } = new URL(url)
  const path = pathname.replace(/\/$/, '')
  return cutText(withoutTurns(`${host.replace(/^www\./, '')}${decode(path)}`), NAME_MAX)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
