import type { IDataObject } from 'n8n-workflow'

interface Shared {
  itemId?: string | null
  recipient?: string | null
}

export interface Event extends IDataObject {
  type: string
  timestamp: string
  data: IDataObject &
    Shared & { link?: IDataObject & Shared; certainty?: string; reader?: { emailProved: boolean } }
}

/** Tells whether an event passes the node's filters. One that has nothing to compare with passes. */
export function isWanted({ data }: Event, filters: IDataObject): boolean {
  const { itemId, recipient, isSure } = filters as {
    itemId?: string
    recipient?: string
    isSure?: boolean
  }
  const link = data.link ?? data
  if (itemId && link.itemId !== undefined && link.itemId !== itemId) return false
  const isOfOther = !(link.recipient ?? '').toLowerCase().includes((recipient ?? '').toLowerCase())
  if (recipient && link.recipient !== undefined && isOfOther) return false
  if (!isSure) return true
  if (data.certainty !== undefined) return data.certainty !== 'loaded'
  return data.reader?.emailProved !== false
}
