import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  replayWebhook,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from '@satchel/contract/webhooks/webhooks.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { openSecret } from '../../ui/copy/Secret.tsx'
import { showProblem, toastOutcome } from '../../ui/feedback/toast.tsx'
import { secretWords } from './labels.ts'

/** Returns the actions of a webhook in the list. */
export function useWebhookActions(id: string) {
  const both = { refreshes: [listWebhooks, listWebhookDeliveries] }
  const update = useCommand(updateWebhook, { refreshes: [listWebhooks] })
  const test = useCommand(testWebhook, both)
  const renew = useCommand(renewWebhookSecret, { refreshes: [listWebhooks] })
  const remove = useCommand(deleteWebhook, both)
  const params = { id }
  const onError = showProblem
  return {
    turn: (active: boolean) => update.mutate({ params, body: { active } }, { onError }),
    sendTest: (onSuccess: () => void) => test.mutate({ params }, { onSuccess, onError }),
    renew: (stopOld: boolean) =>
      renew.mutate(
        { params, body: { stopOld } },
        { onSuccess: ({ secret }) => openSecret(secret, secretWords), onError },
      ),
    remove: () => toastOutcome(remove.mutateAsync({ params }), { message: t('webhooks.deleted') }),
    isPending: update.isPending || test.isPending || renew.isPending || remove.isPending,
  }
}

export function useResend(id: string, deliveryId: string) {
  const resend = useCommand(resendWebhookDelivery, {
    refreshes: [listWebhooks, listWebhookDeliveries],
  })
  const params = { id, deliveryId }
  const send = () => toastOutcome(resend.mutateAsync({ params }), { message: t('webhooks.resent') })
  return { send, isPending: resend.isPending }
}

/** Returns how to send the deliveries of a day again. */
export function useReplay() {
  return useCommand(replayWebhook, { refreshes: [listWebhooks, listWebhookDeliveries] })
}
