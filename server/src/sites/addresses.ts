import type { FieldError } from '@satchel/contract/problem.ts'
import { Problem } from '../platform/problem.ts'
import type { Contents } from './queries.ts'

/** Throws `invalid` for pictures that are neither on the web nor files of this server. */
export function requireAddresses({ theme, seo }: Pick<Contents, 'theme' | 'seo'>): void {
  const errors: FieldError[] = []
  if (!isPicture(theme.logoUrl))
    errors.push({ path: 'theme.logoUrl', message: 'is not a web address' })
  if (!isPicture(seo.imageUrl))
    errors.push({ path: 'seo.imageUrl', message: 'is not a web address' })
  if (errors.length > 0) throw new Problem('invalid', 'Some addresses are invalid', { errors })
}

function isPicture(url: string | null): boolean {
  if (url === null || /^\/files\/[\w./~-]+$/.test(url)) return true
  const { protocol, username, password } = URL.parse(url) ?? {}
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}
