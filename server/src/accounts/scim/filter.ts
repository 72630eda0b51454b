import { own } from '@satchel/contract/own.ts'
import { type Filter, filter as matching, parse } from 'scim2-parse-filter'
import { isId } from '../../platform/database/ids.ts'
import { ScimFailure } from './failure.ts'
import { type GroupResource, roleNamed } from './group-resource.ts'
import type { FixedFields } from './queries.ts'
import type { UserResource } from './resource.ts'

export interface UserFilter {
  matches: (resource: UserResource) => boolean
  fixed: FixedFields
}

const FILTER_MAX = 1_000

/** Parses a filter; addresses are compared case-insensitively. */
export function readFilter(text: string): UserFilter {
  if (text.length > FILTER_MAX)
    throw new ScimFailure(400, 'The filter is too long', 'invalidFilter')
  try {
    const lowered = text.replace(
      /\b(username|emails(?:\[[^\]]*\])?(?:\.value)?)\s+(eq|ne|co|sw|ew)\s+"([^"]*)"/gi,
      (_, path: string, operator: string, value: string) =>
        `${path.replace(/^username$/i, 'userName')} ${operator} "${value.toLowerCase()}"`,
    )
    const filter = parse(lowered)
    const matches = matching(filter)
    return { matches: (person) => matches(inSmallLetters(person)), fixed: fixedBy(filter) }
  } catch {
    throw new ScimFailure(400, 'The filter can’t be parsed', 'invalidFilter')
  }
}

/** Parses a filter of groups. A name is compared as the role that it means, so that a directory finds its group. */
export function readGroupFilter(text: string): (group: GroupResource) => boolean {
  if (text.length > FILTER_MAX)
    throw new ScimFailure(400, 'The filter is too long', 'invalidFilter')
  try {
    const asRole = text.replace(/\bdisplayname\s+eq\s+"([^"]*)"/gi, (whole, name: string) =>
      roleNamed(name) ? `id eq "${roleNamed(name)}"` : whole,
    )
    return matching(parse(asRole.replace(/\bmembers\s+eq\b/gi, 'members.value eq')))
  } catch {
    throw new ScimFailure(400, 'The filter can’t be parsed', 'invalidFilter')
  }
}

/** Returns a person whose names can be compared, whatever the capitals in them. */
function inSmallLetters(person: UserResource): UserResource {
  const emails = person.emails.map((each) => ({ ...each, value: each.value.toLowerCase() }))
  return { ...person, userName: person.userName.toLowerCase(), emails }
}

const COLUMNS: Record<string, keyof FixedFields> = {
  id: 'id',
  username: 'userName',
  'emails.value': 'email',
  externalid: 'externalId',
}

/** Returns the exact values a filter requires; other filters are applied to everyone in memory. */
function fixedBy(filter: Filter): FixedFields {
  if (filter.op === 'and') return Object.assign({}, ...filter.filters.map(fixedBy))
  if (filter.op !== 'eq' || typeof filter.compValue !== 'string') return {}
  const column = own(COLUMNS, filter.attrPath.toLowerCase())
  if (!column || (column === 'id' && !isId(filter.compValue))) return {}
  return { [column]: filter.compValue }
}
