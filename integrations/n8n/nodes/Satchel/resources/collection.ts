import type { INodeProperties } from 'n8n-workflow'
import { requireSuccess } from '../shared/answer.ts'
import { collectionField, itemField, limitFields } from '../shared/fields.ts'
import { listPages } from '../shared/pages.ts'

const show = { resource: ['collection'] }
const output = { postReceive: [requireSuccess] }
const MEMBER =
  '=/collections/v1/{{$parameter.collectionId.value || $parameter.collectionId}}/items/{{$parameter.itemId.value || $parameter.itemId}}'

export const collectionProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'addItem',
    displayOptions: { show },
    options: [
      {
        name: 'Add Item',
        value: 'addItem',
        action: 'Add an item to a collection',
        description: 'Add an item at the end; one that is there keeps its place',
        routing: { request: { method: 'POST', url: MEMBER }, output },
      },
      {
        name: 'Create',
        value: 'create',
        action: 'Create a collection',
        description: 'Create a collection of the team',
        routing: { request: { method: 'POST', url: '/collections/v1/create' }, output },
      },
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many collections',
        description: 'Get collections, last changed first',
        routing: {
          request: { method: 'GET', url: '/collections/v1/list' },
          send: { paginate: true },
          operations: { pagination: listPages() },
          output,
        },
      },
      {
        name: 'Remove Item',
        value: 'removeItem',
        action: 'Remove an item from a collection',
        description: 'Remove an item, which stays in the library',
        routing: { request: { method: 'DELETE', url: MEMBER }, output },
      },
    ],
  },
  collectionField({ ...show, operation: ['addItem', 'removeItem'] }),
  itemField({ ...show, operation: ['addItem', 'removeItem'] }),
  {
    displayName: 'Name',
    name: 'name',
    type: 'string',
    default: '',
    required: true,
    displayOptions: { show: { ...show, operation: ['create'] } },
    routing: { send: { type: 'body', property: 'name' } },
  },
  {
    displayName: 'Search',
    name: 'search',
    type: 'string',
    default: '',
    description: 'Words in the name',
    displayOptions: { show: { ...show, operation: ['getAll'] } },
    routing: { send: { type: 'query', property: 'search', value: '={{$value || undefined}}' } },
  },
  ...limitFields({ ...show, operation: ['getAll'] }),
]
