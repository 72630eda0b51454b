import { addToCollection } from '@satchel/contract/collections.ts'
import { createPersonalPage } from '@satchel/contract/links/personal-pages.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { Day, Email, Id } from '@satchel/contract/schemas.ts'
import { createWish } from '@satchel/contract/wishes/wishes.ts'
import { Type } from 'typebox'
import { tool } from './tool.ts'

/** Items of a page for a person. */
const PAGE_ITEMS_MAX = 50

/** Tools that create or add something. Each says back plainly what it did, and none sends or deletes anything. */
export const writing = [
  tool({
    name: 'make_link',
    title: 'Make a link',
    description:
      'Makes a link to an item for one person, by address or name. It sends nothing: whoever asked passes the link on. The same person gets the same link again.',
    scope: 'links.write',
    changes: true,
    input: Type.Object({
      itemId: Id,
      email: Type.Optional(Email),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      expiresOn: Type.Optional(Day),
    }),
    async run(api, { itemId, email, name, expiresOn }) {
      const body = {
        itemId,
        itemType: 'ITEM' as const,
        ...(email && { sharedToEmail: email }),
        ...(name && { sharedToName: name }),
        ...(expiresOn && { expiresAt: expiresOn }),
      }
      const link = await api(shareItem, { body })
      const person = email ?? name ?? 'anyone'
      const end = link.expiresAt ? `expires ${link.expiresAt}` : 'doesn’t expire'
      return {
        said: `This link for ${person} ${end}. Nothing was sent.`,
        found: { id: link.id, url: link.url },
      }
    },
  }),
  tool({
    name: 'make_page_for_person',
    title: 'Make a page for a person',
    description:
      'Makes a page of items for one person, with a greeting and a link to it. It sends nothing: whoever asked passes the link on, and can change the page after that.',
    scope: 'sites.write',
    changes: true,
    input: Type.Object({
      itemIds: Type.Array(Id, { minItems: 1, maxItems: PAGE_ITEMS_MAX }),
      email: Type.Optional(Email),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      organization: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      greeting: Type.Optional(Type.String({ maxLength: 2_000 })),
      expiresOn: Type.Optional(Day),
    }),
    async run(api, { itemIds, email, name, organization, greeting, expiresOn }) {
      const body = {
        itemIds,
        ...(email && { sharedToEmail: email }),
        ...(name && { sharedToName: name }),
        ...(organization && { sharedToOrganization: organization }),
        ...(greeting && { greeting }),
        ...(expiresOn && { expiresAt: expiresOn }),
      }
      const { site, link } = await api(createPersonalPage, { body })
      const person = email ?? name ?? organization ?? 'anyone'
      return {
        said: `The page for ${person} is published. Nothing was sent.`,
        found: { siteId: site.id, linkId: link.id, url: link.url },
      }
    },
  }),
  tool({
    name: 'add_to_collection',
    title: 'Add to a collection',
    description:
      'Adds an item at the end of a collection, which visitors of its links see at once.',
    scope: 'library.write',
    changes: true,
    input: Type.Object({ collectionId: Id, itemId: Id }),
    async run(api, { collectionId, itemId }) {
      await api(addToCollection, { params: { cid: collectionId, itemId } })
      return { said: 'The item is in the collection now.', found: { collectionId, itemId } }
    },
  }),
  tool({
    name: 'write_wish',
    title: 'Write a wish',
    description: 'Writes a wish for content that is missing on the wishlist of the team.',
    scope: 'wishes.write',
    changes: true,
    input: Type.Object({
      title: Type.String({ minLength: 3, maxLength: 200 }),
      description: Type.Optional(Type.String({ maxLength: 5_000 })),
      organization: Type.Optional(Type.String({ maxLength: 200 })),
      neededBy: Type.Optional(Day),
    }),
    async run(api, wish) {
      const { id, title, status } = await api(createWish, { body: { kind: 'content', ...wish } })
      return {
        said: `The wish is on the wishlist, with the status “${status}”.`,
        found: { id, title },
      }
    },
  }),
]
