import type { InvitedLine } from '@satchel/contract/accounts/invitations.ts'
import { t } from '@satchel/messages/t.ts'

// Table form field
export const tableForms = {
  auto: t('users.tableForms.auto'),
  comma: t('users.tableForms.comma'),
  semicolon: t('users.tableForms.semicolon'),
  tab: t('users.tableForms.tab'),
  xlsx: t('users.tableForms.xlsx'),
}

// Invite form
/** Describes the problem of one address; the server's own sentence is about the whole call. */
export const inviteProblem = (problem: InvitedLine['problem']) => {
  if (problem?.code === 'invalid') return t('users.inviteProblem.notAnEmail')
  if (problem?.code === 'already-member') return t('users.inviteProblem.alreadyOnTeam')
  if (problem?.code === 'already-invited') return t('users.inviteProblem.alreadyInvitedSend')
  if (problem?.code === 'email-taken') return t('users.inviteProblem.hasAnAccount')
  return problem?.detail ?? ''
}
