import { randomUUID } from 'node:crypto'
import type { Link } from '@satchel/contract/links/links.ts'
import type { PersonalPageDraft } from '@satchel/contract/links/personal-pages.ts'
import { BLOCK_ITEMS_MAX, type Block, type SimpleBlock } from '@satchel/contract/sites/blocks.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import * as collections from '../collections/service.ts'
import type { Addresses } from '../domains/service.ts'
import type { Scope } from '../platform/database/scope.ts'
import { invalidField, Problem, says } from '../platform/problem.ts'
import * as sites from '../sites/service.ts'
import type * as query from './queries.ts'
import { share } from './share.ts'

type Recipient = Pick<PersonalPageDraft, keyof query.Recipient>
type Contents = Pick<PersonalPageDraft, 'itemIds' | 'collectionId' | 'siteId' | 'notes'>

/** Creates, publishes and shares a page for one person, all of it or nothing. */
export async function createPersonalPage(
  scope: Scope,
  services: Addresses,
  draft: PersonalPageDraft,
): Promise<{ site: Site; link: Link }> {
  const { sharedToEmail = null, sharedToName = null, sharedToMemo = null, ...others } = draft
  const { sharedToOrganization = null, ...rest } = others
  const {
    name: subjects,
    greeting,
    itemIds,
    collectionId,
    siteId,
    notes,
    plan,
    ctaId,
    theme,
    ...options
  } = rest
  const recipient = { sharedToEmail, sharedToName, sharedToMemo, sharedToOrganization }
  const name = subjects ?? `For ${requireRecipient(recipient)}`
  const { config } = services
  const body = await contentOf(scope, services, draft)
  const content = [
    heading(name),
    ...(greeting?.trim() ? [text(greeting)] : []),
    ...body,
    ...(plan ? [{ id: randomUUID(), kind: 'plan', milestones: plan } as const] : []),
    ...(ctaId ? [{ id: randomUUID(), kind: 'cta', ctaId } as const] : []),
  ]
  const model = siteId ? { copyOf: siteId } : {}
  const page = { name, content, ...model, ...(theme && { theme }) }
  const planIndex = content.findIndex(({ kind }) => kind === 'plan')
  const { id } = await sites
    .create(scope, config, { ...page, isPersonal: true })
    .catch((error) => Promise.reject(plan ? atPlan(error, planIndex) : error))
  const site = await sites.publishNow(scope, config, id)
  const shared = { itemId: id, itemType: 'SITE', ...recipient, ...options } as const
  const { link } = await share(scope, config, shared)
  return { site, link }
}

/** Names what is wrong in a plan by its place in the draft, as `plan.0.tasks.1.owner`. */
function atPlan(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || !error.errors) return error
  const errors = error.errors.map(({ path, ...fault }) => ({
    ...fault,
    path: path.replace(`content.${index}.milestones`, 'plan'),
  }))
  return new Problem(error.code, { ...error.reason, message: error.message }, { errors })
}

function requireRecipient(recipient: Recipient) {
  const { sharedToName, sharedToOrganization, sharedToMemo, sharedToEmail } = recipient
  const [name] = [sharedToName, sharedToOrganization, sharedToMemo, sharedToEmail].flatMap((one) =>
    one?.trim() ? [one.trim()] : [],
  )
  if (name) return name
  throw invalidField('sharedToEmail', says('orMemoOrOrganizationIsMissing'))
}

async function contentOf(
  scope: Scope,
  services: Addresses,
  { itemIds, collectionId, siteId, notes = {} }: Contents,
): Promise<Block[]> {
  const subjects = [itemIds, collectionId, siteId].filter((one) => one !== undefined)
  if (subjects.length !== 1) {
    const errors = [{ path: 'itemIds', ...says('orCollectionOrSiteMustBeGiven') }]
    throw new Problem('invalid', says('chooseItemsCollectionOrSite'), { errors })
  }
  if (siteId) return (await sites.get(scope, services.config, siteId)).content
  if (itemIds) await collections.requireItems(scope, itemIds)
  const ids = itemIds ?? (await collections.read(scope, services, collectionId ?? '')).itemIds
  return [
    {
      id: randomUUID(),
      kind: 'items',
      itemIds: ids.slice(0, BLOCK_ITEMS_MAX),
      layout: 'list',
      notes: Object.fromEntries(Object.entries(notes).filter(([id]) => ids.includes(id))),
    },
  ]
}

function heading(name: string): SimpleBlock {
  return { id: randomUUID(), kind: 'heading', level: 1, text: name }
}

function text(greeting: string): SimpleBlock {
  const paragraphs = greeting.trim().split(/\s*\n\s*/)
  const content = paragraphs.map((words) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text: words }],
  }))
  return { id: randomUUID(), kind: 'text', doc: { type: 'doc', content } }
}
