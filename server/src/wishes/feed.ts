import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { OPEN_STATUSES } from '@satchel/contract/tenants/tenants.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { personOf, type Scope, withScope } from '../platform/database/scope.ts'
import type { Services } from '../platform/http/services.ts'
import { escapeHtml } from '../platform/mail/mail.ts'
import { Problem, says } from '../platform/problem.ts'
import { audit } from '../platform/security/audit.ts'
import { hashOf, newToken } from '../platform/security/random-token.ts'
import * as tenants from '../tenants/service.ts'
import * as query from './feed-queries.ts'
import { present } from './present.ts'
import { findPage } from './select-queries.ts'
import * as settings from './settings.ts'

const ENTRIES = 50

/** Gives the caller's feed a new address; only a hash of it is stored. */
export async function renew(scope: Scope, { config }: Services): Promise<{ url: string }> {
  const token = newToken()
  if (!(await query.setFeed(scope, hashOf(token))))
    throw new Problem('unauthenticated', says('sessionHasEnded'))
  await audit(scope, { action: 'wish-feed.added' })
  return { url: `${config.PUBLIC_URL}/api/wishes/v1/feed?token=${token}` }
}

export async function remove(scope: Scope): Promise<void> {
  if (await query.deleteFeed(scope, personOf(scope)))
    await audit(scope, { action: 'wish-feed.removed' })
}

export async function state(scope: Scope) {
  return { feed: (await query.findFeed(scope)) ?? null }
}

/** Returns the newest wishes that the token's person can see; nothing of it once they can't sign in. */
export async function read({ database, config }: Services, token: string): Promise<string> {
  const hash = hashOf(token)
  const reader = await query.findReader(database.system, hash)
  if (reader?.status !== 'active' || !OPEN_STATUSES.includes(reader.accountStatus))
    throw new Problem('not-found', says('feedNotFound'))
  await query.touchFeed(database.system, hash)
  const { id, name, tenantId, role } = reader
  const actor = { id, name, tenantId, role, permissions: new Set(PERMISSIONS_OF[role]) }
  return withScope(database, actor, async (scope) => {
    const names = await settings.get(scope)
    const rows = await findPage(scope, { order: 'newest', limit: ENTRIES, after: undefined })
    const tenant = await tenants.findTenant(scope)
    return atom(
      config.PUBLIC_URL,
      tenant,
      rows.map((row) => present(row, names)),
    )
  })
}

function atom(url: string, { id, name }: { id: string; name: string }, wishes: Wish[]): string {
  const updated = wishes
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>urn:uuid:${id}</id>`,
    `<title>${text(`${name}: Wishlist`)}</title>`,
    `<updated>${updated ?? new Date(0).toISOString()}</updated>`,
    `<link href="${text(`${url}/wishlist`)}"/>`,
    ...wishes.map((wish) => entry(url, wish)),
    '</feed>',
  ].join('\n')
}

function entry(url: string, wish: Wish): string {
  return [
    '<entry>',
    `<id>urn:uuid:${wish.id}</id>`,
    `<title>${text(wish.title)}</title>`,
    `<link href="${text(`${url}/wishlist?wish=${wish.id}`)}"/>`,
    `<author><name>${text(wish.author.name)}</name></author>`,
    `<published>${wish.createdAt}</published>`,
    `<updated>${wish.updatedAt}</updated>`,
    `<category term="${wish.status}" label="${text(wish.statusLabel)}"/>`,
    `<content type="text">${text(wish.description)}</content>`,
    '</entry>',
  ].join('\n')
}

/** Escapes a text, without the control characters that XML can't contain. */
function text(input: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  return escapeHtml(input.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
