import type {
  DeclarativeRestApiSettings,
  IDataObject,
  IExecutePaginationFunctions,
  INodeExecutionData,
} from 'n8n-workflow'

type RequestData = DeclarativeRestApiSettings.ResultOptions
type Pager = (this: IExecutePaginationFunctions, data: RequestData) => Promise<INodeExecutionData[]>

interface Page {
  items: IDataObject[]
  nextCursor?: string | null
  total?: number
}

const PAGE = 200
const DAY_MS = 86_400_000

/** Reads pages of a list until as many items came as are asked for. */
async function read(
  context: IExecutePaginationFunctions,
  data: RequestData,
  place: 'qs' | 'body',
  count: number,
): Promise<IDataObject[]> {
  const found: IDataObject[] = []
  let more: IDataObject | undefined = {}
  while (more && found.length < count) {
    const limit = Math.min(PAGE, count - found.length)
    const before = (data.options[place] ?? {}) as IDataObject
    const options = { ...data.options, [place]: { ...before, limit, ...more } }
    const [first] = await context.makeRoutingRequest({ ...data, options })
    const { items, nextCursor, total } = (first?.json ?? { items: [] }) as unknown as Page
    found.push(...items)
    if (nextCursor) more = { cursor: nextCursor }
    else
      more =
        total !== undefined && items.length > 0 && found.length < total
          ? { offset: found.length }
          : undefined
  }
  return found
}

function asItems(context: IExecutePaginationFunctions, found: IDataObject[]): INodeExecutionData[] {
  const pairedItem = { item: context.getItemIndex() }
  return found.map((json) => ({ json, pairedItem }))
}

/** Lists as much as “Return All” and “Limit” say, by cursor or offset, whichever the list has. */
export const listPages = (place: 'qs' | 'body' = 'qs'): Pager =>
  async function (data) {
    const isAll = this.getNodeParameter('returnAll', false) as boolean
    const count = isAll ? Number.POSITIVE_INFINITY : (this.getNodeParameter('limit', 50) as number)
    return asItems(this, await read(this, data, place, count))
  }

/** Lists links that expire within some days, the first to expire first. */
export const listExpiring: Pager = async function (data) {
  const days = this.getNodeParameter('days', 7) as number
  const until = new Date(Date.now() + days * DAY_MS).toISOString()
  const endOf = ({ expiresAt }: IDataObject) => (expiresAt ?? '') as string
  const links = await read(this, data, 'qs', Number.POSITIVE_INFINITY)
  return asItems(
    this,
    links
      .filter((link) => endOf(link) !== '' && endOf(link) <= until)
      .sort((one, other) => endOf(one).localeCompare(endOf(other))),
  )
}
