import { paths } from '../../lib/paths.ts'

/** The letter after G that opens a place, by its path. */
export const GO_KEYS: Readonly<Record<string, string>> = {
  [paths.home]: 'h',
  [paths.library()]: 'l',
  [paths.collections]: 'c',
  [paths.sites()]: 's',
  [paths.links()]: 'k',
  [paths.ctas()]: 't',
  [paths.wishlist()]: 'w',
  [paths.activity()]: 'a',
  [paths.analytics()]: 'n',
  [paths.settings()]: 'e',
}
