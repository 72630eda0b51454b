import { ActionIcon, Menu } from '@mantine/core'
import { type Link, reactivateLink, withdrawLink } from '@satchel/contract/links.ts'
import {
  IconArrowBackUp,
  IconBan,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconQrcode,
} from '@tabler/icons-react'
import { useCommand } from '../../../lib/api.ts'
import { icon } from '../../../ui/icon.ts'
import { tellProblem, toast } from '../../../ui/toast.tsx'
import { recipientOf } from '../terms-labels.ts'
import { openEditLink } from './edit-link.tsx'
import { LINK_READS } from './link-reads.ts'
import { openQrCode } from './qr-link.tsx'
import { viewAsVisitor } from './view-as-visitor.ts'

/** What can be done with a link beside copying it. */
export function LinkMenu({ link }: { link: Link }) {
  const { withdraw, reactivate } = useWithdrawing(link)
  const isOpen = link.disabledAt === null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={32}
          title="More"
          aria-label={`More for the link to ${link.itemName} for ${recipientOf(link)}`}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => openEditLink(link)}>
          Edit
        </Menu.Item>
        {isOpen ? (
          <>
            <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => openQrCode(link)}>
              QR code
            </Menu.Item>
            <Menu.Item
              leftSection={<IconExternalLink {...icon} />}
              onClick={() => void viewAsVisitor(link)}
            >
              View as visitor
            </Menu.Item>
            <Menu.Item leftSection={<IconBan {...icon} />} onClick={withdraw}>
              Withdraw
            </Menu.Item>
          </>
        ) : (
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={reactivate}>
            Open again
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function useWithdrawing(link: Link) {
  const refreshes = LINK_READS
  const off = useCommand(withdrawLink, { refreshes })
  const on = useCommand(reactivateLink, { refreshes })
  const who = recipientOf(link)
  const command = { params: { id: link.id } }
  // Undo may come when the list no longer shows the link.
  const reactivate = () =>
    void on
      .mutateAsync(command)
      .then(() => toast({ message: `The link for ${who} opens again` }), tellProblem)
  const withdraw = () =>
    off.mutate(command, {
      onSuccess: () =>
        toast({
          message: `The link for ${who} no longer opens`,
          action: { label: 'Undo', onClick: reactivate },
        }),
      onError: tellProblem,
    })
  return { withdraw, reactivate }
}
