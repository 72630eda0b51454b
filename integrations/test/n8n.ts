import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Json, Request } from './receiving.ts'

// n8n's own engine, with the package as it is built: what n8n does for a node, but for its database and its screens.

/** Data that goes into a node and comes out. */
export interface Item {
  json: Json
  binary?: Json
  pairedItem?: Json
}

const FOLDER = fileURLToPath(new URL('../n8n/', import.meta.url))
process.env.N8N_USER_FOLDER = mkdtempSync(join(tmpdir(), 'satchel-n8n-'))
const load = createRequire(join(FOLDER, 'package.json'))
const core = load('n8n-core')
export const workflows = load('n8n-workflow')
const { ClientOAuth2 } = load('@n8n/client-oauth2')
const { n8n, name: PACKAGE } = load('./package.json')

const classOf = (path: string) => {
  const [name = ''] = path.split('/').at(-1)?.split('.') ?? []
  return new (load(`./${path}`)[name])()
}
const nodes: Json[] = n8n.nodes.map(classOf)
const credentials: Json[] = n8n.credentials.map(classOf)

/** Returns n8n's client of OAuth, which connects credentials. */
export const oauthClient = (options: Json) => new ClientOAuth2(options)

/** Returns a node's description by its type's name; undefined for nodes of others. */
export const nodeTypeOf = (type: string) =>
  nodes.find(({ description }) => `${PACKAGE}.${description.name}` === type)

const nodeTypes = {
  getByName: nodeTypeOf,
  getByNameAndVersion: nodeTypeOf,
  getKnownTypes: () => ({}),
}

export type Secrets = Record<string, Json>

/** Does what n8n's helper of credentials does, with credentials in memory instead of a database. */
function credentialsHelper(secrets: Secrets) {
  return {
    getParentTypes: (type: string) => credentials.find(({ name }) => name === type)?.extends ?? [],
    isCredentialUsableByNode: () => true,
    getCredentialsProperties: (type: string) =>
      credentials.find(({ name }) => name === type)?.properties ?? [],
    getDecrypted: async (_data: unknown, _node: unknown, type: string) => ({ ...secrets[type] }),
    preAuthentication: async () => undefined,
    runPreAuthentication: async () => undefined,
    updateCredentialsOauthTokenData: async (_node: unknown, type: string, data: Json) => {
      secrets[type] = data
    },
    async authenticate(
      data: Json,
      type: string,
      request: { headers?: Json },
      workflow: Json,
      node: Json,
    ) {
      const { headers } =
        credentials.find(({ name }) => name === type)?.authenticate.properties ?? {}
      const resolved = Object.entries(headers).map(([key, value]) => [
        key,
        workflow.expression.getSimpleParameterValue(node, value, 'manual', { $credentials: data }),
      ])
      return { ...request, headers: { ...request.headers, ...Object.fromEntries(resolved) } }
    },
  }
}

interface Setup {
  type: 'satchel' | 'satchelTrigger'
  parameters: Json
  secrets: Secrets
  /** The address below which n8n takes webhooks. */
  webhookBaseUrl?: string
}

/** Makes a workflow of one node, and runs it as n8n does. */
export function runner({ type, parameters, secrets, webhookBaseUrl }: Setup) {
  const nodeType = nodeTypeOf(`${PACKAGE}.${type}`)
  if (!nodeType) throw new Error(`The package has no node ${type}`)
  const stored = Object.keys(secrets).map((name) => [name, { id: name, name }])
  const node: Json = {
    ...{ id: 'one', name: 'Satchel', type: `${PACKAGE}.${type}`, typeVersion: 1, position: [0, 0] },
    webhookId: crypto.randomUUID(),
    parameters: parameters,
    credentials: Object.fromEntries(stored),
  }
  // n8n fills in what is at its default before it runs a node.
  const { properties } = nodeType.description
  const whole = workflows.NodeHelpers.getNodeParameters(
    properties,
    node.parameters,
    true,
    false,
    node,
    nodeType.description,
  )
  node.parameters = whole ?? {}
  const workflow = new workflows.Workflow({
    ...{ id: 'flow', name: 'A flow', nodes: [node], connections: {}, active: true },
    ...{ nodeTypes: nodeTypes as never, staticData: {} },
  })
  const additionalData = {
    credentialsHelper: credentialsHelper(secrets),
    webhookBaseUrl,
    webhookWaitingBaseUrl: 'http://localhost:5678/webhook-waiting',
    formWaitingBaseUrl: 'http://localhost:5678/form-waiting',
    variables: {},
    currentNodeParameters: node.parameters,
  }
  const data = (more: object = {}) => ({ ...additionalData, ...more }) as never
  const runData = workflows.createRunExecutionData({})

  return {
    node,
    memory: workflow.getStaticData('node', workflow.getNode('Satchel')),
    /** Runs an action with input items, and resolves to what comes out. */
    async execute(items: Item[] = [{ json: {} }]): Promise<Item[]> {
      const executeData = { data: { main: [items] }, node, source: null }
      const context = new core.ExecuteContext(
        workflow,
        node,
        data(),
        'manual',
        runData,
        0,
        items,
        { main: [items] },
        executeData,
        [],
      )
      const [output] = (await new core.RoutingNode(context, nodeType).runNode()) ?? []
      return output ?? []
    },
    /** Returns what expressions in parameters of a node after this one are for one of its items. */
    evaluate: (given: Json, item: Item): Json =>
      workflow.expression.getParameterValue(given, runData, 0, 0, 'Satchel', [item], 'manual', {}),
    /** Calls a hook of a trigger, as at activation and deactivation. */
    hook(name: 'checkExists' | 'create' | 'delete'): Promise<boolean> {
      const webhookData = { isTest: false, webhookDescription: nodeType.description.webhooks?.[0] }
      const context = new core.HookContext(
        workflow,
        node,
        data(),
        'trigger',
        'activate',
        webhookData as never,
      )
      const hooks = nodeType.webhookMethods?.default
      if (!hooks) throw new Error(`${type} has no webhook`)
      return hooks[name].call(context)
    },
    /** Answers a webhook: the status, and what starts the workflow. */
    async receive(request: Request) {
      let status = 200
      const response = {
        status(code: number) {
          status = code
          return response
        },
        json: () => response,
      }
      const webhookData = { webhookDescription: nodeType.description.webhooks?.[0] }
      const context = new core.WebhookContext(
        workflow,
        node,
        data({ httpRequest: request, httpResponse: response }),
        'webhook',
        webhookData as never,
        [],
        runData,
      )
      const answer = await nodeType.webhook?.call(context)
      return { status, items: answer?.workflowData?.[0] ?? [] }
    },
    /** Lists what a field offers. */
    async list(method: string, filter?: string) {
      const context = new core.LoadOptionsContext(workflow, node, data(), '')
      return nodeType.methods?.listSearch?.[method]?.call(context, filter)
    },
  }
}
