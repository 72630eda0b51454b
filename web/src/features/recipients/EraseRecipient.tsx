import { Button } from '@mantine/core'
import { eraseAddress } from '@satchel/contract/erasure.ts'
import { getRecipient, listRecipients } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { IconEraser } from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'

/** Replaces a recipient's address and name everywhere, after a confirmation. */
export function EraseRecipient({ email }: { email: string }) {
  const erase = useCommand(eraseAddress, { refreshes: [listRecipients, getRecipient] })
  const confirm = () =>
    openConfirm({
      title: t('recipients.eraseNamed', { email }),
      line: t('recipients.eraseLine'),
      verb: t('recipients.erase'),
      onSure: () =>
        toastOutcome(erase.mutateAsync({ body: { email } }), {
          message: t('recipients.erasedNotice', { email }),
        }),
    })
  return (
    <Button
      variant="outline"
      color="red"
      size="xs"
      mt="xs"
      leftSection={<IconEraser {...icon} />}
      loading={erase.isPending}
      onClick={confirm}
    >
      {t('recipients.erase')}
    </Button>
  )
}
