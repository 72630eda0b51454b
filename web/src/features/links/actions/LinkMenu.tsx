import { ActionIcon, Menu } from '@mantine/core'
import { type Link, reactivateLink, withdrawLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBackUp,
  IconBan,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconQrcode,
  IconShare,
} from '@tabler/icons-react'
import { useCommand } from '../../../lib/api.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { sendByDevice } from '../send-by-device.ts'
import { recipientOf } from '../terms-labels.ts'
import { openEditLink } from './edit-link.tsx'
import * as labels from './labels.ts'
import { LINK_READS } from './link-reads.ts'
import { openQrCode } from './qr-link.tsx'
import { viewAsVisitor } from './view-as-visitor.ts'

/** Actions of a link besides copying it. */
export function LinkMenu({ link }: { link: Link }) {
  const { withdraw, reactivate } = useWithdrawing(link)
  const isOpen = link.disabledAt === null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={32}
          title={labels.more}
          aria-label={labels.moreFor(link.itemName, recipientOf(link))}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => openEditLink(link)}>
          {t('ui.edit')}
        </Menu.Item>
        {isOpen ? (
          <>
            {'share' in navigator && (
              <Menu.Item
                leftSection={<IconShare {...icon} />}
                onClick={() => void sendByDevice(link.itemName, link.url)}
              >
                {labels.sendWithAnApp}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => openQrCode(link)}>
              {labels.qrCode}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconExternalLink {...icon} />}
              onClick={() => void viewAsVisitor(link)}
            >
              {labels.viewAsVisitor}
            </Menu.Item>
            <Menu.Item leftSection={<IconBan {...icon} />} onClick={withdraw}>
              {labels.withdraw}
            </Menu.Item>
          </>
        ) : (
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={reactivate}>
            {labels.reopen}
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
  const reactivate = () =>
    toastOutcome(on.mutateAsync(command), { message: labels.linkForWorksAgain(who) })
  const withdraw = () =>
    toastOutcome(off.mutateAsync(command), {
      message: labels.linkForNoLongerOpens(who),
      action: { label: t('ui.undo'), onClick: reactivate },
    })
  return { withdraw, reactivate }
}
