import type { INodeProperties } from 'n8n-workflow'

type Show = NonNullable<NonNullable<INodeProperties['displayOptions']>['show']>

const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

export const itemField = (show: Show): INodeProperties => ({
  displayName: 'Item',
  name: 'itemId',
  type: 'resourceLocator',
  default: { mode: 'list', value: '' },
  required: true,
  modes: [
    {
      displayName: 'From List',
      name: 'list',
      type: 'list',
      typeOptions: { searchListMethod: 'searchItems', searchable: true },
    },
    {
      displayName: 'By ID',
      name: 'id',
      type: 'string',
      placeholder: 'e.g. 019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      validation: [{ type: 'regex', properties: { regex: UUID, errorMessage: 'Not an ID' } }],
    },
  ],
  displayOptions: { show },
})

export const collectionField = (
  show: Show,
  rest: Partial<INodeProperties> = { required: true },
): INodeProperties => ({
  displayName: 'Collection',
  name: 'collectionId',
  type: 'resourceLocator',
  default: { mode: 'list', value: '' },
  modes: [
    {
      displayName: 'From List',
      name: 'list',
      type: 'list',
      typeOptions: { searchListMethod: 'searchCollections', searchable: true },
    },
    {
      displayName: 'By ID',
      name: 'id',
      type: 'string',
      placeholder: 'e.g. 019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      validation: [{ type: 'regex', properties: { regex: UUID, errorMessage: 'Not an ID' } }],
    },
  ],
  displayOptions: { show },
  ...rest,
})

export const linkField = (show: Show): INodeProperties => ({
  displayName: 'Link ID',
  name: 'linkId',
  type: 'string',
  default: '',
  required: true,
  displayOptions: { show },
})

/** “Return All” and “Limit” of a list. */
export const limitFields = (show: Show): INodeProperties[] => [
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...show, returnAll: [false] } },
  },
]
