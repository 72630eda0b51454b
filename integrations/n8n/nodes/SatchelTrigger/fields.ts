import type { INodeProperties } from 'n8n-workflow'

export const filterOptions: INodeProperties[] = [
  {
    displayName: 'Item ID',
    name: 'itemId',
    type: 'string',
    default: '',
    description: 'Only events of links to this item, collection or site',
  },
  {
    displayName: 'Recipient Contains',
    name: 'recipient',
    type: 'string',
    default: '',
    placeholder: '@example.com',
    description: 'Only events of links whose recipient contains this',
  },
  {
    displayName: 'Sure Readers Only',
    name: 'isSure',
    type: 'boolean',
    default: false,
    description:
      'Whether to leave out readings and downloads of which it isn’t sure that a person did them',
  },
]
