import {
  type IDataObject,
  type IHookFunctions,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from 'n8n-workflow'
import { filterOptions } from './fields.ts'
import { type Event, isWanted } from './filters.ts'
import { eventOptions } from './generated/events.ts'
import { hasWebhook, type Memory, subscribe, unsubscribe } from './lifecycle.ts'
import { isGenuine } from './signature.ts'

/** Number of deliveries that are remembered, so that one that comes again starts nothing. */
const SEEN_MAX = 500

export class SatchelTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Satchel Trigger',
    name: 'satchelTrigger',
    icon: { light: 'file:../../icons/satchel.svg', dark: 'file:../../icons/satchel.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts when a link is read, an item changes or something else happens in Satchel',
    defaults: { name: 'Satchel Trigger' },
    inputs: [],
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
    webhooks: [
      {
        name: 'default',
        httpMethod: 'POST',
        responseMode: 'onReceived',
        path: 'webhook',
        rawBody: true,
      },
    ],
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
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        default: ['link.read'],
        required: true,
        options: eventOptions,
      },
      {
        displayName: 'Only My Links',
        name: 'ownLinksOnly',
        type: 'boolean',
        default: false,
        description: 'Whether events of links and leads are sent for your own links alone',
      },
      {
        displayName: 'Filters',
        name: 'filters',
        type: 'collection',
        placeholder: 'Add Filter',
        default: {},
        options: filterOptions,
      },
    ],
  }

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        return await hasWebhook.call(this)
      },
      async create(this: IHookFunctions): Promise<boolean> {
        return await subscribe.call(this)
      },
      async delete(this: IHookFunctions): Promise<boolean> {
        return await unsubscribe.call(this)
      },
    },
  }

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const memory: Memory = this.getWorkflowStaticData('node')
    const headers = this.getHeaderData()
    const id = String(headers['webhook-id'] ?? '')
    const body = String(this.getRequestObject().rawBody ?? '')
    const delivery = {
      ...{ id, body },
      timestamp: String(headers['webhook-timestamp'] ?? ''),
      signatures: String(headers['webhook-signature'] ?? ''),
    }
    if (!memory.secret || !isGenuine(memory.secret, delivery)) {
      this.getResponseObject().status(401).json({ message: 'The signature is wrong or too old' })
      return { noWebhookResponse: true }
    }
    const seen = memory.seen ?? []
    // The same delivery comes again if Satchel didn't hear that the first one arrived.
    if (seen.includes(id)) return {}
    memory.seen = [...seen, id].slice(-SEEN_MAX)
    const event = JSON.parse(body) as Event
    if (!isWanted(event, this.getNodeParameter('filters', {}) as IDataObject)) return {}
    return { workflowData: [this.helpers.returnJsonArray({ ...event, webhookId: id })] }
  }
}
