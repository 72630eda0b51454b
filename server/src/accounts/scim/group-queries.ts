import type { Role } from '@satchel/contract/permissions.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { GroupRow } from './group-resource.ts'
import { type PersonRow, selectPeople } from './queries.ts'

/** The roles that a directory gives; it makes nobody an owner. */
export type GroupRole = Exclude<Role, 'owner'>

/** Returns what a directory calls the groups. */
export function findGroups({ db }: Scope): Promise<GroupRow[]> {
  return db.selectFrom('scimGroup').select(['role', 'displayName', 'externalId']).execute()
}

/** Returns who has a role, and whom a directory put in its group. */
export function findMembers({ db }: Scope, role: Role): Promise<PersonRow[]> {
  return selectPeople(db)
    .where((where) =>
      where.or([
        where('member.role', '=', role),
        where.exists(
          where
            .selectFrom('scimGroupMember as joined')
            .select('joined.memberId')
            .whereRef('joined.tenantId', '=', 'member.tenantId')
            .whereRef('joined.memberId', '=', 'member.id')
            .where('joined.role', '=', role),
        ),
      ]),
    )
    .orderBy('member.id')
    .execute()
}

export function findPeopleOf({ db }: Scope, ids: string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return selectPeople(db).where('member.id', 'in', ids).orderBy('member.id').execute()
}

export async function saveGroup(
  { db }: Scope,
  { role, ...names }: { role: Role; displayName: string; externalId: string | null },
): Promise<void> {
  await db
    .insertInto('scimGroup')
    .values({ role, ...names })
    .onConflict((conflict) => conflict.columns(['tenantId', 'role']).doUpdateSet(names))
    .execute()
}

export async function addMembers({ db }: Scope, role: GroupRole, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .insertInto('scimGroupMember')
    .values(ids.map((memberId) => ({ role, memberId })))
    .onConflict((conflict) => conflict.columns(['tenantId', 'memberId', 'role']).doNothing())
    .execute()
}

export async function removeMembers({ db }: Scope, role: GroupRole, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('scimGroupMember')
    .where('role', '=', role)
    .where('memberId', 'in', ids)
    .execute()
}
