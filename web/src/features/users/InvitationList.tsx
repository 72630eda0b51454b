import { ActionIcon, Badge, Menu, Tooltip } from '@mantine/core'
import {
  type Invitation,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@satchel/contract/accounts/invitations.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots, IconMail, IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon, largeIcon } from '../../ui/icon.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { EmailText } from '../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
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
  if (found.isError)
    return <LoadProblem title={t('users.couldntLoadTheInvitations')} query={found} />
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="invited" className={styles.invited}>
      <h3 id="invited" className={styles.subhead}>
        {t('users.invited')}
      </h3>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <MoreButton list={found} mt="md">
        {t('ui.showMore')}
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
        <span className={styles.name}>
          <EmailText>{email}</EmailText>
        </span>
        <span className={styles.quiet}>{t('users.byName', { name: invitedBy.name })}</span>
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
        {t('users.expired')}
      </Badge>
    )
  if (sentAt !== null)
    return (
      <span className={styles.quiet}>
        {t('users.sent')} <RelativeTime at={sentAt} />
      </span>
    )
  if (delivery === 'sending') return <span className={styles.quiet}>{t('users.sending')}</span>
  const isOver = delivery === 'failed'
  return (
    <Tooltip label={isOver ? t('users.notSentHint') : t('users.notSentYetHint')}>
      <Badge color={isOver ? 'red' : 'yellow'} tt="none" tabIndex={0}>
        {isOver ? t('users.notSent') : t('users.notSentYet')}
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
      message:
        delivery === 'sending'
          ? t('users.resending', { email })
          : t('users.tooManyEmails', { email }),
    }))
  const takeBack = () =>
    toastOutcome(revoke.mutateAsync({ params }), {
      message: t('users.invitationToRevoked', { email }),
    })
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          size={36}
          aria-label={t('users.moreActionsForInvitation', { email })}
          loading={resend.isPending || revoke.isPending}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconMail {...icon} />} onClick={send}>
          {t('users.resend')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={takeBack}>
          {t('ui.revoke')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
