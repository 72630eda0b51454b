import { IconMessage } from '@tabler/icons-react'
import { t } from '../messages/messages.ts'

/** Button that opens the reply in place; scripts show it. */
export function ReplyButton({ name }: { name: string }) {
  return (
    <button type="button" className="plain reply-open" data-reply-open hidden>
      <IconMessage size={20} stroke={1.75} aria-hidden />
      <span data-reply-label>{t('replyTo', { name })}</span>
    </button>
  )
}
