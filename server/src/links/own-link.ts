import { domainToASCII } from 'node:url'
import type { Link } from '@satchel/contract/links/links.ts'
import type { OwnLinkDraft } from '@satchel/contract/links/sharing.ts'
import * as billing from '../billing/service.ts'
import * as domains from '../domains/service.ts'
import type { Config } from '../platform/config.ts'
import type { Scope } from '../platform/database/scope.ts'
import { requireVersion } from '../platform/http/if-match.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import { withAgreement } from './agreement.ts'
import { termsOf, withKnownDay } from './options.ts'
import { one } from './present.ts'
import * as query from './queries.ts'
import { requireShareable, requireVisible, typeOf } from './shareable.ts'
import { requireFreeSlug, slugTaken, withSlugProblem } from './slug-conflicts.ts'
import { requireUnreserved, slugOf } from './slugs.ts'

const SLUG_TRIES = 5

/** The one short link of an item or a collection: made where there is none, opened again where it was withdrawn. */
export async function setOwn(
  scope: Scope,
  config: Config,
  { id: itemId, ifMatch }: { id: string; ifMatch: number | undefined },
  { itemType: rawItemType, slug, url, domain, ...options }: OwnLinkDraft,
): Promise<Link> {
  requireUnreserved(slug)
  const itemType = rawItemType ?? (await typeOf(scope, config, itemId))
  const item = await requireVisible(scope, itemType, itemId)
  if (itemType === 'SITE') throw siteAddress()
  if (url && item?.kind !== 'link') throw invalidField('url', says('onlyWorksForWebPages'))
  const columns = {
    ...(await termsOf(scope, options)),
    ...(url !== undefined && { target: url && targetOf(url) }),
    ...(domain !== undefined && { host: await hostOf(scope, config, domain) }),
  }
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const existing = await query.lockOwn(scope, itemType, itemId)
    await requireSlug(scope, slug, existing, columns.host)
    if (existing) {
      requireVersion('link', existing.version, ifMatch)
      const change = {
        ...withKnownDay(columns, existing),
        ...(slug && slug !== existing.slug && slugOf(slug)),
        disabledAt: null,
      }
      await withSlugProblem(query.updateLink(scope, existing.id, change))
      return one(scope, config, existing.id)
    }
    await requireShareable(scope, itemType, itemId)
    await billing.requireLinkRoom(scope)
    const draft = {
      ...(await withAgreement(scope, { itemType, itemId }, columns)),
      ...{ itemType, itemId, isOwn: true },
      ...slugOf(slug),
    }
    const id = await query.insertLink(scope, draft)
    if (id) return one(scope, config, id)
  }
  throw slug ? slugTaken() : new Problem('conflict', says('couldntFindFreeShortAddressTryAgain'))
}

/** Throws for a slug that can't be the link's, unless it is already. */
async function requireSlug(
  scope: Scope,
  slug: string | undefined,
  existing: Awaited<ReturnType<typeof query.lockOwn>>,
  host = existing?.host ?? '',
): Promise<void> {
  if (slug === existing?.slug) return
  await requireFreeSlug(scope, slug, { host, exceptId: existing?.id ?? null })
}

/** Opens the link that visits of a thing's own address belong to, and returns its id. */
export async function openOwn(
  scope: Scope,
  { itemType, itemId }: Pick<query.Share, 'itemType' | 'itemId'>,
  sharedBy: string,
): Promise<string> {
  for (let tries = 0; tries < SLUG_TRIES; tries++) {
    const existing = await query.lockOwn(scope, itemType, itemId)
    if (existing) return existing.id
    const draft = { itemType, itemId, sharedBy, isOwn: true, ...slugOf(undefined) }
    const id = await query.insertLink(scope, draft)
    if (id) return id
  }
  throw new Problem('conflict', says('couldntFindFreeShortAddressTryAgain'))
}

/** Returns a redirect's target: a web address without user name or password. */
function targetOf(input: string): string {
  const url = URL.parse(input)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw invalidField('url', says('isNotWebAddress'))
  if (url.username || url.password)
    throw invalidField('url', says('mustNotContainUserNameOrPassword'))
  return url.href
}

/** Returns the domain; empty for the product's own address, where links of all tenants open. */
async function hostOf(scope: Scope, config: Config, input: string): Promise<string> {
  const domain = domainToASCII(input.trim())
  const { hostname } = new URL(config.PUBLIC_URL)
  if (domain && (domain === hostname || domain === config.SHORT_DOMAIN)) return ''
  if (!(await domains.findConfirmed(scope)).includes(domain))
    throw invalidField('domain', says('isNotOneOfYourConfirmedDomains'))
  return domain
}

/** A site has its own address already, with a password and rules of its own. */
export function siteAddress(): Problem {
  return new Problem('conflict', says('siteHasItsOwnAddress'))
}
