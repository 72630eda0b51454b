import { Button, Stack, Textarea } from '@mantine/core'
import { ANSWER_MAX, answerOnLink, listLinkMessages } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

interface Question {
  linkId: string
  who: string
  /** The name of the content that reached nobody. */
  about: string
}

/** Opens a message to a reader, prepared to ask who should get what nobody has opened. */
export function openAskReader(question: Question): void {
  openModal({
    title: t('links.circle.ask', { name: question.who }),
    content: <AskForm {...question} />,
  })
}

function AskForm({ linkId, who, about }: Question) {
  const [text, setText] = useState(() => t('links.circle.askText', { name: about }))
  const send = useCommand(answerOnLink, { refreshes: [listLinkMessages] })
  const submit = () =>
    send.mutate(
      { params: { id: linkId }, body: { text } },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('links.circle.sent', { name: who }) })
        },
      },
    )
  return (
    <Stack>
      <Textarea
        label={t('links.circle.message')}
        description={t('links.circle.messageHint')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={ANSWER_MAX}
        value={text}
        error={send.error?.message}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ModalFooter>
        <Button variant="default" onClick={closeModal}>
          {t('ui.cancel')}
        </Button>
        <Button disabled={!text.trim()} loading={send.isPending} onClick={submit}>
          {t('links.circle.send')}
        </Button>
      </ModalFooter>
    </Stack>
  )
}
