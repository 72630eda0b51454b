import type { INodeProperties } from 'n8n-workflow'
import { answerDone, requireSuccess } from '../shared/answer.ts'
import { limitFields, linkField } from '../shared/fields.ts'
import { listExpiring, listPages } from '../shared/pages.ts'

const show = { resource: ['link'] }
const output = { postReceive: [requireSuccess] }
const list = '/items/v1/v2/shortener/my-links'

const operations: INodeProperties = {
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
      action: 'Create a link',
      description: 'Create a link, or get the one that this recipient already has',
      routing: {
        request: { method: 'POST', url: '/items/v1/v2/shortener/personalized' },
        output,
      },
    },
    {
      name: 'Get',
      value: 'get',
      action: 'Get a link',
      description: 'Get a link with its figures',
      routing: {
        request: { method: 'GET', url: '=/items/v1/personalized/{{$parameter.linkId}}' },
        output,
      },
    },
    {
      name: 'Get Expiring',
      value: 'getExpiring',
      action: 'Get links about to expire',
      description: 'Get links that expire within some days, the first to expire first',
      routing: {
        request: { method: 'GET', url: list, qs: { state: 'live' } },
        send: { paginate: true },
        operations: { pagination: listExpiring },
        output,
      },
    },
    {
      name: 'Get Many',
      value: 'getAll',
      action: 'Get many links',
      description: 'Get links, newest first',
      routing: {
        request: { method: 'GET', url: list },
        send: { paginate: true },
        operations: { pagination: listPages() },
        output,
      },
    },
    {
      name: 'Get Readings',
      value: 'getReadings',
      action: 'Get readings of a link',
      description: 'Get who read what through a link, visit by visit, newest first',
      routing: {
        request: { method: 'GET', url: '=/items/v1/personalized/{{$parameter.linkId}}/visits' },
        send: { paginate: true },
        operations: { pagination: listPages() },
        output,
      },
    },
    {
      name: 'Get Report',
      value: 'getReport',
      action: 'Get the report of a link',
      description: 'Get sums, pages read and days of a link',
      routing: {
        request: { method: 'GET', url: '=/items/v1/personalized/{{$parameter.linkId}}/report' },
        output,
      },
    },
    {
      name: 'Reopen',
      value: 'reopen',
      action: 'Reopen a link',
      description: 'Reopen a withdrawn link',
      routing: {
        request: {
          method: 'POST',
          url: '=/items/v1/personalized/{{$parameter.linkId}}/reactivate',
        },
        output,
      },
    },
    {
      name: 'Withdraw',
      value: 'withdraw',
      action: 'Withdraw a link',
      description: 'Withdraw a link, which doesn’t open until it’s reopened',
      routing: {
        request: { method: 'DELETE', url: '=/items/v1/personalized/{{$parameter.linkId}}' },
        output: { postReceive: [answerDone] },
      },
    },
  ],
}

const toCreate = { show: { ...show, operation: ['create'] } }

/** Fields that say what is shared, and with whom. */
const shareFields: INodeProperties[] = [
  {
    displayName: 'What to Share',
    name: 'itemType',
    type: 'options',
    default: 'ITEM',
    displayOptions: toCreate,
    options: [
      { name: 'Collection', value: 'COLLECTION' },
      { name: 'Item', value: 'ITEM' },
      { name: 'Site', value: 'SITE' },
    ],
    routing: { send: { type: 'body', property: 'itemType' } },
  },
  {
    displayName: 'ID of What to Share',
    name: 'sharedId',
    type: 'string',
    default: '',
    required: true,
    displayOptions: toCreate,
    routing: { send: { type: 'body', property: 'itemId' } },
  },
  {
    displayName: 'Recipient Email',
    name: 'recipientEmail',
    type: 'string',
    placeholder: 'name@email.com',
    default: '',
    description: 'The person the link is for. A link without a recipient is for anyone.',
    displayOptions: toCreate,
    routing: {
      send: { type: 'body', property: 'sharedToEmail', value: '={{$value || undefined}}' },
    },
  },
]

const optional = (property: string): Pick<INodeProperties, 'routing'> => ({
  routing: { send: { type: 'body', property } },
})

const additionalFields: INodeProperties = {
  displayName: 'Additional Fields',
  name: 'additionalFields',
  type: 'collection',
  placeholder: 'Add Field',
  default: {},
  displayOptions: toCreate,
  options: [
    {
      displayName: 'Allow Download',
      name: 'allowDownload',
      type: 'boolean',
      default: true,
      description: 'Whether visitors may download the file',
      ...optional('allowDownload'),
    },
    {
      displayName: 'Expires',
      name: 'expiresAt',
      type: 'string',
      default: '',
      placeholder: '2027-01-31',
      description: 'The last day it opens, or a moment in ISO 8601',
      ...optional('expiresAt'),
    },
    {
      displayName: 'Organization',
      name: 'organization',
      type: 'string',
      default: '',
      description: 'The organization the link is for',
      ...optional('sharedToOrganization'),
    },
    {
      displayName: 'Password',
      name: 'password',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description: 'What visitors enter before the link opens',
      ...optional('password'),
    },
    {
      displayName: 'Recipient Name or Note',
      name: 'memo',
      type: 'string',
      default: '',
      description: 'Whom or what the link is for, as shown to the team',
      ...optional('sharedToMemo'),
    },
    {
      displayName: 'Require Email',
      name: 'requireEmail',
      type: 'boolean',
      default: false,
      description: 'Whether visitors enter their email address first',
      ...optional('requireEmail'),
    },
    {
      displayName: 'Short Address',
      name: 'slug',
      type: 'string',
      default: '',
      placeholder: 'spring-offer',
      description: 'Lowercase letters, digits and hyphens; made up if empty',
      ...optional('slug'),
    },
    {
      displayName: 'Verify Email',
      name: 'proveEmail',
      type: 'boolean',
      default: false,
      description: 'Whether the address is verified by a code sent to it',
      ...optional('proveEmail'),
    },
  ],
}

const listFields: INodeProperties[] = [
  {
    displayName: 'Days',
    name: 'days',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 7,
    description: 'Number of days from now',
    displayOptions: { show: { ...show, operation: ['getExpiring'] } },
  },
  {
    displayName: 'Links of Everyone',
    name: 'everyone',
    type: 'boolean',
    default: false,
    description: 'Whether to list links of the whole team, which needs an admin or owner',
    displayOptions: { show: { ...show, operation: ['getAll', 'getExpiring'] } },
    routing: { send: { type: 'query', property: 'everyone' } },
  },
  {
    displayName: 'Search',
    name: 'search',
    type: 'string',
    default: '',
    description: 'Words in the recipient, the item or the short address',
    displayOptions: { show: { ...show, operation: ['getAll'] } },
    routing: { send: { type: 'query', property: 'search', value: '={{$value || undefined}}' } },
  },
  ...limitFields({ ...show, operation: ['getAll', 'getReadings'] }),
]

export const linkProperties: INodeProperties[] = [
  operations,
  linkField({
    ...show,
    operation: ['get', 'getReadings', 'getReport', 'reopen', 'withdraw'],
  }),
  ...shareFields,
  additionalFields,
  ...listFields,
]
