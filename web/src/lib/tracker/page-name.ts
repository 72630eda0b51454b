import { readClassicLocation } from '../routing.ts'

/** Returns the page at an address without ids, names and filters. */
export function pageName(location: Pick<Location, 'pathname' | 'search'>): string {
  const { pathname } = readClassicLocation(location)
  const [first = '', second, ...rest] = pathname.split('/').slice(1)
  const parts = [first, second === undefined || /^[a-z-]+$/.test(second) ? second : ':id']
  return `/${[...parts, ...rest.map(() => ':id')].filter((part) => part !== undefined).join('/')}`
}
