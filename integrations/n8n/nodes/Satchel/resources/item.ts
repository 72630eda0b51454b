import type { INodeProperties } from 'n8n-workflow'
import { requireSuccess } from '../shared/answer.ts'
import { collectionField, itemField, limitFields } from '../shared/fields.ts'
import { listPages } from '../shared/pages.ts'
import { sendFile, uploadedItem } from '../shared/upload.ts'

const show = { resource: ['item'] }
const output = { postReceive: [requireSuccess] }

export const itemProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'find',
    displayOptions: { show },
    options: [
      {
        name: 'Add Web Page',
        value: 'addPage',
        action: 'Add a web page',
        description: 'Add a web page to the library',
        routing: { request: { method: 'POST', url: '/items/v1', body: { kind: 'link' } }, output },
      },
      {
        name: 'Find',
        value: 'find',
        action: 'Find items',
        description: 'Find items by words, also inside documents',
        routing: {
          request: { method: 'POST', url: '/items/v1/search' },
          send: { paginate: true },
          operations: { pagination: listPages('body') },
          output,
        },
      },
      {
        name: 'Get',
        value: 'get',
        action: 'Get an item',
        description: 'Get an item by its ID',
        routing: {
          request: {
            method: 'GET',
            url: '=/items/v1/{{$parameter.itemId.value || $parameter.itemId}}',
          },
          output,
        },
      },
      {
        name: 'Upload File',
        value: 'upload',
        action: 'Upload a file',
        description: 'Upload a file, which becomes an item',
        routing: {
          request: { method: 'PATCH', url: '/uploads' },
          send: { preSend: [sendFile] },
          output: { postReceive: [uploadedItem] },
        },
      },
    ],
  },
  itemField({ ...show, operation: ['get'] }),
  {
    displayName: 'Search Term',
    name: 'searchTerm',
    type: 'string',
    default: '',
    description: 'Words, "phrases", -excluded words and operators such as tag: or type:',
    displayOptions: { show: { ...show, operation: ['find'] } },
    routing: { send: { type: 'body', property: 'searchTerm' } },
  },
  {
    displayName: 'Filter',
    name: 'quickFilter',
    type: 'options',
    default: 'all',
    displayOptions: { show: { ...show, operation: ['find'] } },
    options: [
      { name: 'All', value: 'all' },
      { name: 'Expiring', value: 'expiring' },
      { name: 'Favorites', value: 'favorites' },
      { name: 'Mine', value: 'mine' },
      { name: 'Popular', value: 'popular' },
      { name: 'Recent', value: 'recent' },
      { name: 'Uncategorized', value: 'uncategorized' },
      { name: 'Unused', value: 'unused' },
    ],
    routing: {
      send: {
        type: 'body',
        property: 'quickFilter',
        value: '={{$value === "all" ? null : $value}}',
      },
    },
  },
  ...limitFields({ ...show, operation: ['find'] }),
  {
    displayName: 'URL',
    name: 'url',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'https://example.com/page',
    displayOptions: { show: { ...show, operation: ['addPage'] } },
    routing: { send: { type: 'body', property: 'url' } },
  },
  {
    displayName: 'Input Data Field Name',
    name: 'binaryPropertyName',
    type: 'string',
    default: 'data',
    required: true,
    hint: 'The name of the input field that has the file',
    displayOptions: { show: { ...show, operation: ['upload'] } },
  },
  {
    displayName: 'Name',
    name: 'name',
    type: 'string',
    default: '',
    description: 'Defaults to the title of the page or the name of the file',
    displayOptions: { show: { ...show, operation: ['addPage', 'upload'] } },
    routing: { send: { type: 'body', property: 'name', value: '={{$value || undefined}}' } },
  },
  collectionField(
    { ...show, operation: ['addPage', 'upload'] },
    {
      description: 'A collection to add it to',
      routing: {
        send: { type: 'body', property: 'collectionId', value: '={{$value || undefined}}' },
      },
    },
  ),
]
