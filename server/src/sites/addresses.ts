import type { FieldError } from '@satchel/contract/problem.ts'
import { Problem, says } from '../platform/problem.ts'
import type { Contents } from './queries.ts'

/** Throws `invalid` for pictures that are neither on the web nor files of this server. */
export function requireAddresses({ theme, seo }: Pick<Contents, 'theme' | 'seo'>): void {
  const errors: FieldError[] = []
  if (!isPicture(theme.logoUrl)) errors.push({ path: 'theme.logoUrl', ...says('isNotWebAddress') })
  if (!isPicture(seo.imageUrl)) errors.push({ path: 'seo.imageUrl', ...says('isNotWebAddress') })
  if (errors.length > 0) throw new Problem('invalid', says('someAddressesAreInvalid'), { errors })
}

function isPicture(url: string | null): boolean {
  if (url === null || /^\/files\/[\w./~-]+$/.test(url)) return true
  const { protocol, username, password } = URL.parse(url) ?? {}
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}
