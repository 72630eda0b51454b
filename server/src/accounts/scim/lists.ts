const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
const COUNT_DEFAULT = 100
export const COUNT_MAX = 200

export interface ListQuery {
  filter?: string | undefined
  startIndex?: string | undefined
  count?: string | undefined
}

/** Returns the part of a list that is asked for; what can't be read counts as not sent. */
export function partOf({ startIndex, count }: ListQuery): { offset: number; limit: number } {
  const first = Number.parseInt(startIndex ?? '', 10) || 1
  const start = Math.min(Number.MAX_SAFE_INTEGER, Math.max(1, first))
  const requested = Number.parseInt(count ?? '', 10)
  const limit = Number.isNaN(requested)
    ? COUNT_DEFAULT
    : Math.min(COUNT_MAX, Math.max(0, requested))
  return { offset: start - 1, limit }
}

/** Returns a page of resources, or all of them. */
export function listOf<Resource extends object>(
  Resources: Resource[],
  { start = 1, total = Resources.length }: { start?: number; total?: number } = {},
) {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex: start,
    itemsPerPage: Resources.length,
    Resources,
  }
}
