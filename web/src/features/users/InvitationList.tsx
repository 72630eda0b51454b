import { ActionIcon, Badge, Menu, Tooltip } from '@mantine/core'
import {
  type Invitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@satchel/contract/accounts/invitations.ts'
import { IconDots, IconMail, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon, largeIcon } from '../../ui/icon.ts'
import * as uiLabels from '../../ui/labels.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import styles from './PeopleSection.module.css'
import { ROLE_LABELS } from './right-labels.ts'

/** Interval in ms at which the status of an email being sent is read. */
const LOOK = 3_000

const isSending = ({ items }: { items: Invitation[] }) =>
  items.some(({ delivery }) => delivery === 'sending' || delivery === 'delayed')

/** Invitations that weren't accepted yet. */
export function InvitationList() {
  const found = useInfiniteQuery({
    ...pages(listInvitations, { query: {} }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.pages.some(isSending) ? LOOK : false),
  })
  const invitations = found.data?.pages.flatMap(({ items }): Invitation[] => items) ?? []
  if (found.isError) return <LoadProblem title={labels.couldntLoadTheInvitations} query={found} />
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invited" className={styles.invited}>
      <h3 id="invited" className={styles.subhead}>
        {labels.invited}
      </h3>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <MoreButton list={found} mt="md">
        {uiLabels.showMore}
      </MoreButton>
    </section>
  )
}

function Row({ invitation }: { invitation: Invitation }) {
  const { email, invitedBy, role } = invitation
  return (
    <li className={styles.row}>
      <span className={styles.letter}>
        <IconMail {...largeIcon} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{email}</span>
        <span className={styles.quiet}>{labels.byName(invitedBy.name)}</span>
      </span>
      <span className={styles.state}>
        <State invitation={invitation} />
      </span>
      <span className={styles.held}>{ROLE_LABELS[role].label}</span>
      <More invitation={invitation} />
    </li>
  )
}

function State({ invitation: { status, delivery, sentAt } }: { invitation: Invitation }) {
  if (status === 'expired')
    return (
      <Badge color="gray" tt="none">
        {labels.expired}
      </Badge>
    )
  if (sentAt !== null)
    return (
      <span className={styles.quiet}>
        {labels.sent} <RelativeTime at={sentAt} />
      </span>
    )
  if (delivery === 'sending') return <span className={styles.quiet}>{labels.sending}</span>
  const isOver = delivery === 'failed'
  return (
    <Tooltip label={isOver ? labels.notSentHint : labels.notSentYetHint}>
      <Badge color={isOver ? 'red' : 'yellow'} tt="none" tabIndex={0}>
        {isOver ? labels.notSent : labels.notSentYet}
      </Badge>
    </Tooltip>
  )
}

function More({ invitation: { id, email } }: { invitation: Invitation }) {
  const refreshes = [listInvitations]
  const resend = useCommand(resendInvitation, { refreshes })
  const revoke = useCommand(revokeInvitation, { refreshes })
  const params = { id }
  const send = () =>
    toastOutcome(resend.mutateAsync({ params }), ({ delivery }) => ({
      message: delivery === 'sending' ? labels.resending(email) : labels.tooManyEmails(email),
    }))
  const takeBack = () =>
    toastOutcome(revoke.mutateAsync({ params }), { message: labels.invitationToRevoked(email) })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size={36}
          aria-label={labels.moreActionsForInvitation(email)}
          loading={resend.isPending || revoke.isPending}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMail {...icon} />} onClick={send}>
          {labels.resend}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={takeBack}>
          {uiLabels.revoke}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
