import type {
  IDataObject,
  IHookFunctions,
  IHttpRequestOptions,
  IN8nHttpFullResponse,
} from 'n8n-workflow'
import { throwIfRefused } from '../Satchel/shared/answer.ts'
import { serverOf } from '../Satchel/shared/server.ts'

const PATH = '/api/integrations/v1/webhooks'
/** Number of characters of a webhook's name. */
const NAME_MAX = 40

/** Data that the trigger keeps between deliveries. */
export interface Memory extends IDataObject {
  webhookId?: string
  secret?: string
  /** The address that the webhook sends to. */
  url?: string
  /** Ids of the latest deliveries, newest last. */
  seen?: string[]
}

interface Webhook {
  id: string
  url: string
  active: boolean
  secret: string
}

async function call(context: IHookFunctions, request: Partial<IHttpRequestOptions>, id = '') {
  const { credential, url } = await serverOf(context)
  const response = await context.helpers.httpRequestWithAuthentication.call(context, credential, {
    url: `${url}${PATH}${id && `/${id}`}`,
    json: true,
    returnFullResponse: true,
    ignoreHttpStatusErrors: { ignore: true, except: [401] },
    ...request,
  })
  return response as IN8nHttpFullResponse
}

/** Tells whether Satchel still has this trigger's webhook and sends to it. */
export async function hasWebhook(this: IHookFunctions): Promise<boolean> {
  const memory: Memory = this.getWorkflowStaticData('node')
  if (!memory.webhookId || !memory.secret) return false
  const response = await call(this, { method: 'GET' })
  throwIfRefused(this.getNode(), response)
  const { items } = response.body as unknown as { items: Webhook[] }
  const found = items.find(({ id }) => id === memory.webhookId)
  return found?.active === true && found.url === this.getNodeWebhookUrl('default')
}

/** Subscribes to the chosen events, in place of an earlier webhook that was turned off. */
export async function subscribe(this: IHookFunctions): Promise<boolean> {
  const memory: Memory = this.getWorkflowStaticData('node')
  const url = this.getNodeWebhookUrl('default')
  // A test in the editor begins with what the active workflow remembers, whose webhook stays.
  if (memory.webhookId && memory.url === url) await removeFrom(this, memory)
  const name = `n8n: ${this.getWorkflow().name ?? this.getNode().name}`.slice(0, NAME_MAX)
  const response = await call(this, {
    method: 'POST',
    body: {
      name,
      url,
      events: this.getNodeParameter('events') as string[],
      ownLinksOnly: this.getNodeParameter('ownLinksOnly', false) as boolean,
    },
  })
  throwIfRefused(this.getNode(), response)
  const webhook = response.body as unknown as Webhook
  Object.assign(memory, { webhookId: webhook.id, secret: webhook.secret, url })
  return true
}

/** Ends the subscription; one that Satchel has ended already is fine. */
export async function unsubscribe(this: IHookFunctions): Promise<boolean> {
  const memory: Memory = this.getWorkflowStaticData('node')
  if (memory.webhookId) await removeFrom(this, memory)
  return true
}

async function removeFrom(context: IHookFunctions, memory: Memory): Promise<void> {
  const response = await call(context, { method: 'DELETE' }, memory.webhookId)
  if (response.statusCode !== 404) throwIfRefused(context.getNode(), response)
  delete memory.webhookId
  delete memory.secret
  delete memory.url
}
