import { ActionIcon, Menu } from '@mantine/core'
import { type Link, reactivateLink, withdrawLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconArrowBackUp,
  IconBan,
  IconDots,
  IconExternalLink,
  IconInbox,
  IconPencil,
  IconQrcode,
  IconShare,
} from '@tabler/icons-react'
import { useCommand } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { openRequestForm } from '../requests/open-request.tsx'
import { sendByDevice } from '../send-by-device.ts'
import { recipientOf } from '../terms-labels.ts'
import { viewAsVisitor } from '../view-as-visitor.ts'
import { askBranch } from './ask-branch.tsx'
import { openEditLink } from './edit-link.tsx'
import { LINK_READS } from './link-reads.ts'
import { openQrCode } from './qr-link.tsx'

/** Actions of a link besides copying it. */
export function LinkMenu({ link }: { link: Link }) {
  const { withdraw, reactivate } = useWithdrawing(link)
  const isOpen = link.disabledAt === null
  const mayRequest = useMay('library.write')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={32}
          title={t('links.actions.more')}
          aria-label={t('links.actions.moreFor', {
            itemName: link.itemName,
            recipient: recipientOf(link),
          })}
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
                {t('links.actions.sendWithAnApp')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconQrcode {...icon} />} onClick={() => openQrCode(link)}>
              {t('links.actions.qrCode')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconExternalLink {...icon} />}
              onClick={() => void viewAsVisitor(link)}
            >
              {t('links.actions.viewAsVisitor')}
            </Menu.Item>
            {mayRequest && (
              <Menu.Item
                leftSection={<IconInbox {...icon} />}
                onClick={() => openRequestForm({ linkId: link.id })}
              >
                {t('links.requests.requestFiles')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconBan {...icon} />} onClick={withdraw}>
              {t('links.actions.withdraw')}
            </Menu.Item>
          </>
        ) : (
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={reactivate}>
            {t('links.actions.reopen')}
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
  const params = { id: link.id }
  const reopen = (query: { branch?: boolean }) =>
    toastOutcome(on.mutateAsync({ params, query }), {
      message: t('links.actions.linkForWorksAgain', { who }),
    })
  const close = (query: { branch?: boolean }) =>
    toastOutcome(off.mutateAsync({ params, query }), {
      message: t('links.actions.linkForNoLongerOpens', { who }),
      action: { label: t('ui.undo'), onClick: () => void reopen(query) },
    })
  return {
    withdraw: () => askBranch([link], 'withdraw', (query) => void close(query)),
    reactivate: () => askBranch([link], 'reopen', (query) => void reopen(query)),
  }
}
