import { isId } from '../../platform/database/ids.ts'
import { ScimFailure } from './failure.ts'
import { GROUP, type Operation, operationsOf } from './names.ts'
import { text } from './values.ts'

/** The values a directory sends for a group; omitted ones stay. */
export interface GroupPatch {
  displayName?: unknown
  externalId?: string | null
  /** All members from now on. */
  members?: string[]
}

type Attributes = Record<string, unknown>

const OPS = ['add', 'remove', 'replace'] as const
type Kind = (typeof OPS)[number]
const OF_MEMBERS = /^members(?:\[\s*value\s+eq\s+"([^"]*)"\s*\])?$/i

/** Returns what a whole group says. */
export function requestedOf(input: Attributes): GroupPatch {
  return {
    ...('displayName' in input && { displayName: input.displayName }),
    ...('externalId' in input && { externalId: text(input.externalId) }),
    ...('members' in input && { members: idsOf(input.members) }),
  }
}

/** Applies a patch to a group's members by id. */
export function patchedGroup(body: Attributes, members: string[]): GroupPatch {
  return operationsOf(body, GROUP).reduce<GroupPatch>(apply, { members })
}

function apply(before: GroupPatch, { op, path, value }: Operation): GroupPatch {
  const kind = OPS.find((each) => each === String(op).toLowerCase())
  if (!kind) throw new ScimFailure(400, 'op must be add, remove or replace', 'invalidSyntax')
  if (path === undefined) return withAll(before, kind, value)
  const ofMembers = OF_MEMBERS.exec(String(path))
  if (ofMembers) return { ...before, members: changedMembers(before, kind, value, ofMembers[1]) }
  const sent = kind === 'remove' ? null : value
  if (path === 'displayName') return { ...before, displayName: sent }
  if (path === 'externalId') return { ...before, externalId: text(sent) }
  throw new ScimFailure(400, `${path}: can’t be changed`, 'invalidPath')
}

function withAll(before: GroupPatch, kind: Kind, value: unknown): GroupPatch {
  if (kind === 'remove') throw new ScimFailure(400, 'remove needs a path', 'noTarget')
  const all = requestedOf(attributesOf(value))
  const members = all.members && membersAfter(before.members ?? [], kind, all.members)
  return { ...before, ...all, ...(members && { members }) }
}

/** Returns the members after an operation on them, or on the one with the id in its path. */
function changedMembers(
  { members = [] }: GroupPatch,
  kind: Kind,
  value: unknown,
  id: string | undefined,
): string[] {
  if (id !== undefined) return membersAfter(members, kind, [id])
  const isAll = kind === 'remove' && value === undefined
  return isAll ? [] : membersAfter(members, kind, idsOf(value))
}

function membersAfter(before: string[], kind: Kind, ids: string[]): string[] {
  if (kind === 'replace') return ids
  if (kind === 'add') return [...new Set([...before, ...ids])]
  return before.filter((id) => !ids.includes(id))
}

function attributesOf(value: unknown): Attributes {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Attributes
  throw new ScimFailure(400, 'Send the attributes as an object', 'invalidValue')
}

/** Reads members: a list of `{ value }`, one of them, or their ids. */
function idsOf(value: unknown): string[] {
  const all = value === undefined || value === null ? [] : [value].flat()
  return [...new Set(all.map(idOf))]
}

function idOf(member: unknown): string {
  const id = typeof member === 'object' && member !== null ? (member as Attributes).value : member
  if (typeof id !== 'string' || !isId(id))
    throw new ScimFailure(400, 'Members are people: send their ids', 'invalidValue')
  return id
}
