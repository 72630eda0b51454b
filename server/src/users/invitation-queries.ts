import type { Invitation } from '@satchel/contract/accounts/invitations.ts'
import { INVITATION_DAYS } from '@satchel/contract/constants.ts'
import type { Role } from '@satchel/contract/permissions.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { personOf, type Scope } from '../platform/database/scope.ts'

export interface InvitationDraft {
  email: string
  role: Role
  message: string | null
  tokenHash: Buffer
  delivery: Invitation['delivery']
}

const ENDS = sql<string>`now() + make_interval(days => ${sql.lit(INVITATION_DAYS)})`

/** One that is over gives way to the new one of the same address. */
export async function insertInvitation(scope: Scope, draft: InvitationDraft): Promise<string> {
  const values = { ...draft, invitedBy: personOf(scope), expiresAt: ENDS }
  const { id } = await scope.db
    .insertInto('invitation')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'email']).doUpdateSet({
        ...values,
        sentAt: null,
        createdAt: sql`now()`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function renewInvitation({ db }: Scope, id: string, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ tokenHash, delivery: 'sending', sentAt: null, expiresAt: ENDS })
    .where('id', '=', id)
    .execute()
}

/** An invitation as long as it has the link that an email carries. */
export interface Linked {
  id: string
  tokenHash: Buffer
}

/** Notes what became of the email; not if the invitation is over or has another link by now. */
export async function noteDelivery(
  { db }: Scope,
  { id, tokenHash }: Linked,
  delivery: Invitation['delivery'],
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ delivery, sentAt: delivery === 'sent' ? sql`now()` : null })
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function hasLink({ db }: Scope, { id, tokenHash }: Linked): Promise<boolean> {
  const row = await db
    .selectFrom('invitation')
    .select('id')
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

function select({ db }: Scope) {
  return db
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.invitedBy')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.message',
      'invitation.delivery',
      'invitation.sentAt',
      'invitation.expiresAt',
      'invitation.createdAt',
      'member.id as inviterId',
      'member.name as inviterName',
      sql<boolean>`invitation.expires_at > now()`.as('isOpen'),
    ])
    .$narrowType<{ role: Role; delivery: Invitation['delivery'] }>()
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

function toInvitation({ inviterId, inviterName, isOpen, ...row }: Row): Invitation {
  return {
    ...row,
    status: isOpen ? 'open' : 'expired',
    invitedBy: { id: inviterId, name: inviterName },
  }
}

export async function findInvitation(scope: Scope, id: string): Promise<Invitation | undefined> {
  const row = await select(scope).where('invitation.id', '=', id).executeTakeFirst()
  return row && toInvitation(row)
}

/** Newest first. */
export async function findInvitations(
  scope: Scope,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<Invitation[]> {
  let rows = select(scope).orderBy('invitation.id', 'desc').limit(limit)
  if (before) rows = rows.where('invitation.id', '<', before)
  return (await rows.execute()).map(toInvitation)
}

export async function deleteInvitation({ db }: Scope, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('invitation')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Deletes the invitations of someone who joined in any way; returns only those still open. */
export async function deleteInvitationTo({ db }: Scope, email: string) {
  const row = await db
    .deleteFrom('invitation')
    .where('email', '=', email)
    .returning(['role', sql<boolean>`expires_at > now()`.as('isOpen')])
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
  return row?.isOpen ? row : undefined
}

/** Returns what prevents inviting an address. */
export async function findStanding({ db }: Scope, email: string) {
  const { rows } = await sql<{
    status: 'unconfirmed' | 'active' | 'deactivated' | null
    isElsewhere: boolean
    isInvited: boolean
  }>`
    select (select status from member where email = ${email}) as status,
      belongs_elsewhere(${email}) as "isElsewhere",
      exists (select from invitation where email = ${email} and expires_at > now()) as "isInvited"`.execute(
    db,
  )
  return rows[0]
}

/** Finds a valid invitation by its token, before the tenant is known. */
export function findByToken(system: Db, tokenHash: Buffer) {
  return system
    .selectFrom('invitation')
    .innerJoin('tenant', 'tenant.id', 'invitation.tenantId')
    .innerJoin('member as inviter', 'inviter.id', 'invitation.invitedBy')
    .leftJoin('member as known', (join) =>
      join
        .onRef('known.tenantId', '=', 'invitation.tenantId')
        .onRef('known.email', '=', 'invitation.email'),
    )
    .select([
      'invitation.tenantId',
      'invitation.email',
      'invitation.role',
      'invitation.message',
      'invitation.expiresAt',
      'tenant.name as tenantName',
      'tenant.logoUrl',
      'tenant.color',
      'inviter.id as inviterId',
      'inviter.name as inviterName',
      'inviter.email as inviterEmail',
      'inviter.status as inviterStatus',
      'known.id as knownId',
      'known.name as knownName',
    ])
    .where('invitation.tokenHash', '=', tokenHash)
    .where('invitation.expiresAt', '>', sql<string>`now()`)
    .$narrowType<{ role: Role }>()
    .executeTakeFirst()
}
