import { sql } from 'kysely'
import type { Config } from './config.ts'

/** For a statement of a tenant: null where its links stand at the product's own address. */
export const DOMAIN_IN_USE = sql<string | null>`(select domain from domain
  where status = 'confirmed' order by version desc limit 1)`

/** Where a short link is opened: at a domain of the tenant, else at the operator's, else at the product's address. */
export function linkUrl(
  { PUBLIC_URL, SHORT_DOMAIN }: Pick<Config, 'PUBLIC_URL' | 'SHORT_DOMAIN'>,
  slug: string,
  domain: string | null | undefined,
): string {
  const host = domain || SHORT_DOMAIN
  return host ? `${new URL(PUBLIC_URL).protocol}//${host}/${slug}` : `${PUBLIC_URL}/l/${slug}`
}
