import { Anchor, Button, Select, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  ANSWER_MAX,
  ATTACHED_MAX,
  answerOnLink,
  listLinkMessages,
  listMessages,
} from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPaperclip } from '@tabler/icons-react'
import { type SyntheticEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import type { ReplyDraft } from '../../lib/items/reply-draft.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { AttachedItems } from './AttachedItems.tsx'
import styles from './Conversation.module.css'
import { type Addressee, mailtoOf } from './message-labels.ts'

/** Opens a list of items to choose from. */
export type PickItems = (picking: {
  title: string
  known: readonly string[]
  onPick: (itemIds: string[]) => void
}) => void

interface AnswerFormProps {
  /** People who can be answered, the latest first. */
  addressees: readonly Addressee[]
  hasFocus: boolean
  pickItems: PickItems
  /** The answer that was begun elsewhere. */
  draft?: ReplyDraft
}

/** Answers a visitor in place: by email and on the page of the link. */
export function AnswerForm({ addressees, hasFocus, pickItems, draft }: AnswerFormProps) {
  const [key, setKey] = useState<string | null>(null)
  const isTouch = useMediaQuery('(pointer: coarse)') ?? false
  const to = addressees.find((each) => each.key === key) ?? addressees[0]
  const { text, setText, itemIds, setItemIds, isEmpty, send, submit } = useAnswer(to, draft)
  if (!to) return null
  const where = to.email
    ? t('conversations.goesTo', { email: to.email })
    : t('conversations.onPageOnly')
  return (
    <form className={styles.form} onSubmit={submit}>
      {addressees.length > 1 && (
        <Select
          label={t('conversations.to')}
          data={addressees.map(({ key: value, name, email }) => ({
            value,
            label: email && email !== name ? `${name}, ${email}` : name,
          }))}
          value={to.key}
          allowDeselect={false}
          onChange={setKey}
        />
      )}
      <Textarea
        label={t('conversations.answerTo', { name: to.name })}
        description={where}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={ANSWER_MAX}
        value={text}
        error={send.error && (send.error.fields.text ?? sentenceOf(send.error))}
        {...(hasFocus && !isTouch && { autoFocus: true })}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
        }}
      />
      {itemIds.length > 0 && (
        <AttachedItems
          ids={itemIds}
          onRemove={(id) => setItemIds(itemIds.filter((each) => each !== id))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={isEmpty} loading={send.isPending}>
          {t('conversations.send')}
        </Button>
        <AttachButton itemIds={itemIds} onAttach={setItemIds} pickItems={pickItems} />
        {to.email && (
          <Anchor href={mailtoOf(to)} size="sm">
            {t('conversations.ownProgram')}
          </Anchor>
        )}
      </div>
    </form>
  )
}

/** Returns what is written and attached, and sends it. */
function useAnswer(to: Addressee | undefined, draft: ReplyDraft | undefined) {
  const [text, setText] = useState(draft?.text ?? '')
  const [itemIds, setItemIds] = useState<readonly string[]>(draft ? [draft.itemId] : [])
  const send = useCommand(answerOnLink, { refreshes: [listLinkMessages, listMessages] })
  const isEmpty = text.trim() === ''
  useUnsaved(!isEmpty || itemIds.length > 0)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!to || isEmpty || send.isPending) return
    const { linkId: id, conversationId, submissionId } = to
    const target = conversationId ? { conversationId } : submissionId ? { submissionId } : {}
    const body = { text, ...target, ...(itemIds.length > 0 && { itemIds: [...itemIds] }) }
    const onSuccess = () => {
      setText('')
      setItemIds([])
      toast({ message: t('conversations.sent') })
    }
    send.mutate({ params: { id }, body }, { onSuccess })
  }
  return { text, setText, itemIds, setItemIds, isEmpty, send, submit }
}

interface AttachButtonProps {
  itemIds: readonly string[]
  onAttach: (itemIds: readonly string[]) => void
  pickItems: PickItems
}

function AttachButton({ itemIds, onAttach, pickItems }: AttachButtonProps) {
  const attach = () =>
    pickItems({
      title: t('conversations.attachItems'),
      known: itemIds,
      onPick: (ids) => onAttach([...new Set([...itemIds, ...ids])].slice(0, ATTACHED_MAX)),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconPaperclip {...icon} />}
      disabled={itemIds.length >= ATTACHED_MAX}
      onClick={attach}
    >
      {t('conversations.attachItems')}
    </Button>
  )
}
