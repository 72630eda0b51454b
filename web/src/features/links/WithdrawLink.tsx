import { ActionIcon, Button, Popover, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getShareContext, type Link, listMyLinks, withdrawLink } from '@satchel/contract/links.ts'
import { IconBan } from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { icon } from '../../ui/icon.ts'
import { toast } from '../../ui/toast.tsx'
import { recipientOf } from './terms.ts'

/** It cannot be taken back, so it is asked once. */
export function WithdrawLink({ link }: { link: Link }) {
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const withdraw = useCommand(withdrawLink, { refreshes: [listMyLinks, getShareContext] })
  const who = recipientOf(link)
  const confirm = () =>
    withdraw.mutate(
      { params: { id: link.id } },
      {
        onSuccess: () => {
          close()
          toast({ message: `The link for ${who} no longer opens` })
        },
      },
    )
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={264} trapFocus>
      <Popover.Target>
        <ActionIcon
          size={32}
          title="Withdraw"
          aria-label={`Withdraw the link to ${link.itemName} for ${who}`}
          onClick={toggle}
        >
          <IconBan {...icon} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" mb="sm">
          The link for {who} will no longer open. This cannot be undone.
        </Text>
        {withdraw.isError && (
          <Text size="sm" c="red" mb="sm" role="alert">
            {withdraw.error.message}
          </Text>
        )}
        <Button color="red" size="compact-md" loading={withdraw.isPending} onClick={confirm}>
          Withdraw
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
