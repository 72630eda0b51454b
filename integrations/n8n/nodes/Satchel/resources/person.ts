import type { INodeProperties } from 'n8n-workflow'
import { requireSuccess } from '../shared/answer.ts'
import { limitFields } from '../shared/fields.ts'
import { listPages } from '../shared/pages.ts'

const show = { resource: ['person'] }
const output = { postReceive: [requireSuccess] }
const path = '/items/v1/v2/shortener/recipients'

/** People and organizations that links were made for. */
export const personProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    default: 'get',
    displayOptions: { show },
    options: [
      {
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many recipients',
        description: 'Get the people or organizations that links were made for',
        routing: {
          request: { method: 'GET', url: path },
          send: { paginate: true },
          operations: { pagination: listPages() },
          output,
        },
      },
      {
        name: 'Get Readings',
        value: 'get',
        action: 'Get what a recipient received and read',
        description:
          'Get everything a person or an organization received, and what they read of it',
        routing: { request: { method: 'GET', url: `${path}/one` }, output },
      },
    ],
  },
  {
    displayName: 'Kind',
    name: 'kind',
    type: 'options',
    default: 'person',
    displayOptions: { show },
    options: [
      { name: 'Organization', value: 'organization' },
      { name: 'Person', value: 'person' },
    ],
    routing: { send: { type: 'query', property: 'kind' } },
  },
  {
    displayName: 'Email or Key',
    name: 'key',
    type: 'string',
    default: '',
    required: true,
    description: 'The person’s email address, or “key” of an entry of Get Many',
    displayOptions: { show: { ...show, operation: ['get'] } },
    routing: { send: { type: 'query', property: 'key' } },
  },
  {
    displayName: 'Search',
    name: 'search',
    type: 'string',
    default: '',
    description: 'Words in the name or address',
    displayOptions: { show: { ...show, operation: ['getAll'] } },
    routing: { send: { type: 'query', property: 'search', value: '={{$value || undefined}}' } },
  },
  ...limitFields({ ...show, operation: ['getAll'] }),
]
