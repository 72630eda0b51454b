import {
  type IDataObject,
  type IExecuteSingleFunctions,
  type IN8nHttpFullResponse,
  type INode,
  type INodeExecutionData,
  type JsonObject,
  NodeApiError,
} from 'n8n-workflow'

/** RFC 9457, as Satchel answers. */
interface Problem {
  detail?: string
  title?: string
  errors?: { path: string; message: string }[]
}

/** Passes on what came, and throws if Satchel refused the call. */
export async function requireSuccess(
  this: IExecuteSingleFunctions,
  items: INodeExecutionData[],
  response: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  throwIfRefused(this.getNode(), response)
  const pairedItem = { item: this.getItemIndex() }
  return items.map((item) => ({ ...item, pairedItem }))
}

/** Throws what Satchel says where it refuses a call. */
export function throwIfRefused(node: INode, response: IN8nHttpFullResponse): void {
  const { statusCode, body } = response
  if (statusCode < 400) return
  const { detail, title, errors = [] } = (body ?? {}) as Problem
  const wait = Number(response.headers['retry-after'])
  const description = [
    ...errors.map(({ path, message }) => `${path} ${message}`),
    ...(statusCode === 429 && wait > 0
      ? [`Satchel answers again in ${wait} seconds. Batch the requests under “Options”.`]
      : []),
  ].join('\n')
  throw new NodeApiError(node, (body ?? {}) as JsonObject, {
    httpCode: String(statusCode),
    message: detail ?? title ?? `Satchel answered ${statusCode}`,
    ...(description && { description }),
  })
}

/** Answers calls that have no body. */
export async function answerDone(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  response: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  throwIfRefused(this.getNode(), response)
  const id = this.getNodeParameter('linkId', undefined) as string | undefined
  const json: IDataObject = { success: true, ...(id && { id }) }
  return [{ json, pairedItem: { item: this.getItemIndex() } }]
}
