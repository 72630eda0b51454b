import type { Scope } from '../platform/database/scope.ts'

export function findOwners({ db }: Scope) {
  return db
    .selectFrom('member')
    .select('email')
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}
