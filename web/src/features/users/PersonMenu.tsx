import { ActionIcon, Menu } from '@mantine/core'
import { eraseUser } from '@satchel/contract/erasure.ts'
import { getUser, listUsers, type User } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconCrown,
  IconDots,
  IconEraser,
  IconPackageExport,
  IconUserCheck,
  IconUserCog,
  IconUserOff,
} from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { openDeactivate } from './DeactivateForm.tsx'
import { openHandOver } from './HandOverForm.tsx'
import { openOwnership } from './OwnershipForm.tsx'
import { openRole } from './RoleForm.tsx'
import { useChangeUser } from './use-change-user.ts'

/** Actions for a person; nothing if there are none. */
export function PersonMenu({ person }: { person: User }) {
  const { user: me } = useMe()
  const managesAll = useMay('people.manage')
  const isOwner = me.role === 'owner'
  const { change } = useChangeUser(person, me)
  const manages = managesAll && (person.role !== 'owner' || isOwner)
  if (!manages || person.erased || person.status === 'unconfirmed') return <span />
  const isGone = person.status === 'deactivated'
  const isMe = person.id === me.id
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={36} aria-label={t('users.moreFor', { name: person.name })}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!isGone && (
          <Menu.Item leftSection={<IconUserCog {...icon} />} onClick={() => openRole(person, me)}>
            {t('users.changeRole')}
          </Menu.Item>
        )}
        {!isGone && isOwner && !isMe && (
          <Menu.Item leftSection={<IconCrown {...icon} />} onClick={() => openOwnership(person)}>
            {t('users.transferOwnership')}
          </Menu.Item>
        )}
        {isGone && (
          <Menu.Item
            leftSection={<IconUserCheck {...icon} />}
            onClick={() =>
              void change({ deactivated: false }, t('users.canSignInAgain', { name: person.name }))
            }
          >
            {t('users.reactivate')}
          </Menu.Item>
        )}
        {isGone && (
          <Menu.Item
            leftSection={<IconPackageExport {...icon} />}
            onClick={() => openHandOver(person)}
          >
            {t('users.transferContent')}
          </Menu.Item>
        )}
        {isGone && <EraseEntry person={person} />}
        {!isGone && !isMe && (
          <Menu.Item
            color="red"
            leftSection={<IconUserOff {...icon} />}
            onClick={() => openDeactivate(person)}
          >
            {t('users.deactivate')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function EraseEntry({ person: { id, name } }: { person: User }) {
  const erase = useCommand(eraseUser, { refreshes: [listUsers, getUser] })
  const confirm = () =>
    openConfirm({
      title: t('users.eraseNamed', { name }),
      line: t('users.eraseLine', { name }),
      verb: t('users.erase'),
      onSure: () =>
        toastOutcome(erase.mutateAsync({ params: { userId: id } }), {
          message: t('users.erasedNotice', { name }),
        }),
    })
  return (
    <Menu.Item color="red" leftSection={<IconEraser {...icon} />} onClick={confirm}>
      {t('users.erase')}
    </Menu.Item>
  )
}
