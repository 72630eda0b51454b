import { addToCollection } from '@satchel/contract/collections.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { Day, Email, Id } from '@satchel/contract/schemas.ts'
import { createWish } from '@satchel/contract/wishes/wishes.ts'
import { Type } from 'typebox'
import { tool } from './tool.ts'

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
