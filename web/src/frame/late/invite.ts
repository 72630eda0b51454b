/** Opens the form to invite people. */
export async function invite(isOwner: boolean): Promise<void> {
  const { openInvite } = await import('../../features/users/InviteForm.tsx')
  openInvite(isOwner)
}
