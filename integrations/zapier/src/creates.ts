import type { Bundle, Create, ZObject } from 'zapier-platform-core'
import { call, entered } from './api.ts'
import { EVENTS } from './generated/events.ts'
import { uploadFile } from './upload.ts'

const itemField = {
  key: 'itemId',
  label: 'Item',
  required: true,
  dynamic: 'list_items.id.name',
  search: 'find_item.id',
}
const collectionField = {
  key: 'collectionId',
  label: 'Collection',
  dynamic: 'list_collections.id.name',
}

const createLink = {
  key: 'create_link',
  noun: 'Link',
  display: {
    label: 'Create Link',
    description: 'Creates a link, or returns the one that this recipient already has.',
  },
  operation: {
    inputFields: [
      itemField,
      {
        key: 'sharedToEmail',
        label: 'Recipient email',
        helpText: 'Without any recipient, the link is for anyone.',
      },
      { key: 'sharedToOrganization', label: 'Organization' },
      { key: 'sharedToMemo', label: 'Recipient name or note' },
      {
        key: 'slug',
        label: 'Short address',
        helpText: 'Lowercase letters, digits and hyphens; made up if empty.',
      },
      {
        key: 'expiresAt',
        label: 'Expires',
        placeholder: '2027-01-31',
        helpText: 'The last day it opens, or a moment.',
      },
      { key: 'password', label: 'Password', type: 'password' },
      { key: 'allowDownload', label: 'Allow download', type: 'boolean' },
      { key: 'requireEmail', label: 'Ask for an email address', type: 'boolean' },
      { key: 'proveEmail', label: 'Verify the email address', type: 'boolean' },
    ],
    perform: (z: ZObject, bundle: Bundle) =>
      call(z, bundle, 'items/v1/v2/shortener/personalized', {
        method: 'POST',
        body: { itemType: 'ITEM', ...entered(bundle.inputData) },
      }),
    sample: EVENTS['link.created'].sample,
  },
}

const withdrawLink = {
  key: 'withdraw_link',
  noun: 'Link',
  display: {
    label: 'Withdraw Link',
    description: 'Withdraws a link, which doesn’t open until someone reopens it.',
  },
  operation: {
    inputFields: [{ key: 'linkId', label: 'Link ID', required: true, search: 'find_link.id' }],
    perform: async (z: ZObject, bundle: Bundle) => {
      const { linkId } = bundle.inputData
      await call(z, bundle, `items/v1/personalized/${linkId}`, { method: 'DELETE' })
      return { id: linkId }
    },
    sample: { id: EVENTS['link.created'].sample.id },
  },
}

const upload = {
  key: 'upload_file',
  noun: 'File',
  display: { label: 'Upload File', description: 'Uploads a file, which becomes an item.' },
  operation: {
    inputFields: [
      { key: 'file', label: 'File', type: 'file', required: true },
      {
        key: 'fileName',
        label: 'File name',
        helpText: 'With its ending; by default that of the file.',
      },
      { key: 'name', label: 'Name of the item' },
      collectionField,
    ],
    perform: uploadFile,
    sample: EVENTS['item.added'].sample,
  },
}

const addToCollection = {
  key: 'add_to_collection',
  noun: 'Collection',
  display: {
    label: 'Add Item to Collection',
    description: 'Adds an item at the end; one that is there keeps its place.',
  },
  operation: {
    inputFields: [{ ...collectionField, required: true }, itemField],
    perform: (z: ZObject, bundle: Bundle) => {
      const { collectionId, itemId } = bundle.inputData
      const path = `collections/v1/${collectionId}/items/${itemId}`
      return call(z, bundle, path, { method: 'POST' })
    },
    sample: {
      id: EVENTS['collection.updated'].sample.id,
      name: EVENTS['collection.updated'].sample.name,
    },
  },
}

const createWish = {
  key: 'create_wish',
  noun: 'Wish',
  display: { label: 'Write Wish', description: 'Writes a wish for content or a feature.' },
  operation: {
    inputFields: [
      { key: 'title', label: 'Title', required: true },
      { key: 'description', label: 'Description', type: 'text' },
      { key: 'kind', label: 'Kind', choices: ['content', 'feature'], default: 'content' },
      { key: 'organization', label: 'Organization', helpText: 'Who asks for it.' },
      { key: 'neededBy', label: 'Needed by', placeholder: '2027-01-31' },
    ],
    perform: (z: ZObject, bundle: Bundle) =>
      call(z, bundle, 'wishes/v1/create', {
        method: 'POST',
        body: { kind: 'content', ...entered(bundle.inputData) },
      }),
    sample: EVENTS['wish.created'].sample,
  },
}

export const creates = {
  create_link: createLink,
  withdraw_link: withdrawLink,
  upload_file: upload,
  add_to_collection: addToCollection,
  create_wish: createWish,
} as unknown as Record<string, Create>
