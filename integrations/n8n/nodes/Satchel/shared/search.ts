import type { IDataObject, ILoadOptionsFunctions, INodeListSearchResult } from 'n8n-workflow'
import { serverOf } from './server.ts'

interface Found {
  items: { id: string; name: string }[]
  nextCursor: string | null
}

async function find(
  context: ILoadOptionsFunctions,
  path: string,
  request: { method?: 'POST'; body?: IDataObject; qs?: IDataObject },
): Promise<INodeListSearchResult> {
  const { credential, url } = await serverOf(context)
  const { items, nextCursor }: Found = await context.helpers.httpRequestWithAuthentication.call(
    context,
    credential,
    { url: `${url}/api/${path}`, json: true, ...request },
  )
  return {
    results: items.map(({ id, name }) => ({ name, value: id })),
    ...(nextCursor && { paginationToken: nextCursor }),
  }
}

/** Lists items for the field in which one is chosen. */
export async function searchItems(
  this: ILoadOptionsFunctions,
  filter?: string,
  cursor?: string,
): Promise<INodeListSearchResult> {
  const body = { searchTerm: filter ?? null, cursor: cursor ?? null, limit: 50 }
  return await find(this, 'items/v1/search', { method: 'POST', body })
}

/** Lists collections for the field in which one is chosen. */
export async function searchCollections(
  this: ILoadOptionsFunctions,
  filter?: string,
  cursor?: string,
): Promise<INodeListSearchResult> {
  const qs = { limit: 50, ...(filter && { search: filter }), ...(cursor && { cursor }) }
  return await find(this, 'collections/v1/list', { qs })
}
