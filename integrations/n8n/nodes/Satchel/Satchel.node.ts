import { type INodeType, type INodeTypeDescription, NodeConnectionTypes } from 'n8n-workflow'
import { collectionProperties } from './resources/collection.ts'
import { itemProperties } from './resources/item.ts'
import { linkProperties } from './resources/link.ts'
import { personProperties } from './resources/person.ts'
import { wishProperties } from './resources/wish.ts'
import { searchCollections, searchItems } from './shared/search.ts'

export class Satchel implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Satchel',
    name: 'satchel',
    icon: { light: 'file:../../icons/satchel.svg', dark: 'file:../../icons/satchel.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Find, share and follow content in Satchel',
    defaults: { name: 'Satchel' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [
      {
        name: 'satchelApi',
        required: true,
        displayOptions: { show: { authentication: ['apiKey'] } },
      },
      {
        name: 'satchelOAuth2Api',
        required: true,
        displayOptions: { show: { authentication: ['oAuth2'] } },
      },
    ],
    requestDefaults: {
      baseURL: '={{$credentials.serverUrl.replace(new RegExp("/+$"), "")}}/api',
      headers: { Accept: 'application/json' },
      // So that the reason Satchel gives is shown. An expired token of OAuth 2 is renewed by n8n at a 401.
      ignoreHttpStatusErrors: { ignore: true, except: [401] },
    },
    properties: [
      {
        displayName: 'Authentication',
        name: 'authentication',
        type: 'options',
        default: 'apiKey',
        options: [
          { name: 'API Key', value: 'apiKey' },
          { name: 'OAuth2', value: 'oAuth2' },
        ],
      },
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        default: 'link',
        options: [
          { name: 'Collection', value: 'collection' },
          { name: 'Item', value: 'item' },
          { name: 'Link', value: 'link' },
          { name: 'Recipient', value: 'person' },
          { name: 'Wish', value: 'wish' },
        ],
      },
      ...collectionProperties,
      ...itemProperties,
      ...linkProperties,
      ...personProperties,
      ...wishProperties,
    ],
  }

  methods = { listSearch: { searchItems, searchCollections } }
}
