import type { INodeProperties } from 'n8n-workflow'
import { requireSuccess } from '../shared/answer.ts'
import { limitFields } from '../shared/fields.ts'
import { listPages } from '../shared/pages.ts'

const show = { resource: ['wish'] }
const output = { postReceive: [requireSuccess] }

export const wishProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'create',
    displayOptions: { show },
    options: [
      {
        name: 'Create',
        value: 'create',
        action: 'Write a wish',
        description: 'Write a wish for content or a feature',
        routing: { request: { method: 'POST', url: '/wishes/v1/create' }, output },
      },
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many wishes',
        description: 'Get wishes, most votes first',
        routing: {
          request: { method: 'GET', url: '/wishes/v1/list' },
          send: { paginate: true },
          operations: { pagination: listPages() },
          output,
        },
      },
    ],
  },
  {
    displayName: 'Kind',
    name: 'kind',
    type: 'options',
    default: 'content',
    displayOptions: { show: { ...show, operation: ['create'] } },
    options: [
      { name: 'Content', value: 'content' },
      { name: 'Feature', value: 'feature' },
    ],
    routing: { send: { type: 'body', property: 'kind' } },
  },
  {
    displayName: 'Title',
    name: 'title',
    type: 'string',
    default: '',
    required: true,
    displayOptions: { show: { ...show, operation: ['create'] } },
    routing: { send: { type: 'body', property: 'title' } },
  },
  {
    displayName: 'Description',
    name: 'description',
    type: 'string',
    typeOptions: { rows: 3 },
    default: '',
    displayOptions: { show: { ...show, operation: ['create'] } },
    routing: { send: { type: 'body', property: 'description' } },
  },
  {
    displayName: 'Organization',
    name: 'organization',
    type: 'string',
    default: '',
    description: 'The organization that asks for it',
    displayOptions: { show: { ...show, operation: ['create'] } },
    routing: {
      send: { type: 'body', property: 'organization', value: '={{$value || undefined}}' },
    },
  },
  {
    displayName: 'Needed By',
    name: 'neededBy',
    type: 'string',
    default: '',
    placeholder: '2027-01-31',
    displayOptions: { show: { ...show, operation: ['create'] } },
    routing: { send: { type: 'body', property: 'neededBy', value: '={{$value || undefined}}' } },
  },
  ...limitFields({ ...show, operation: ['getAll'] }),
]
