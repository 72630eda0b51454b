import type { INodeProperties, INodePropertyOptions } from 'n8n-workflow'

export const eventOptions: INodePropertyOptions[] = [
  { name: 'Collection Updated', value: 'collection.updated' },
  { name: 'Item Added', value: 'item.added' },
  { name: 'Item Expired', value: 'item.expired' },
  { name: 'Item Updated', value: 'item.updated' },
  { name: 'Lead Received', value: 'lead.received', description: 'A visitor fills in a form' },
  { name: 'Link Created', value: 'link.created' },
  { name: 'Link Downloaded', value: 'link.downloaded' },
  { name: 'Link Expiring', value: 'link.expiring', description: 'A link expires within a day' },
  { name: 'Link Read', value: 'link.read', description: 'A visit to a link has ended' },
  { name: 'Link Viewed', value: 'link.viewed', description: 'A person opens a link' },
  { name: 'Link Withdrawn', value: 'link.withdrawn' },
  { name: 'Person Joined', value: 'person.joined' },
  { name: 'Person Left', value: 'person.left' },
  { name: 'Site Published', value: 'site.published' },
  { name: 'Wish Created', value: 'wish.created' },
  { name: 'Wish Delivered', value: 'wish.delivered' },
]

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
