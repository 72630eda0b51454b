import { Stack, Text, Textarea } from '@mantine/core'
import { DESCRIPTION_MAX } from '@satchel/contract/constants.ts'
import type { Wish, WishStatus } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { inSentence } from '../../../lib/format/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { ValueDot } from '../../../ui/text/ValueDot.tsx'
import styles from '../StatusSign.module.css'
import { useChangeWish } from '../use-change-wish.ts'
import { useWishStatuses } from '../use-wish-settings.ts'

interface StatusFormProps {
  wish: Wish
  status: WishStatus
  /** Items that were selected to deliver it. */
  itemIds: string[]
  /** Adds the items and leaves the status; undefined if the status was chosen. */
  onOnlyItems?: () => void
}

export function StatusForm({ wish, status, itemIds, onOnlyItems }: StatusFormProps) {
  const [response, setResponse] = useState(wish.response ?? '')
  const change = useChangeWish()
  const { label, color } = useWishStatuses()[status]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const items = itemIds.length > 0 && { itemIds: [...wish.itemIds, ...itemIds] }
    change.mutate(
      { wish, change: { status, response: response.trim() || null, ...items } },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('wishes.statusChanged', { label }) })
        },
      },
    )
  }
  const [problem] = Object.values(change.error?.fields ?? {})
  return (
    <form onSubmit={submit}>
      <Stack>
        <div>
          <Text fw={500}>{wish.title}</Text>
          <Text c="dimmed" span className={styles.status ?? ''}>
            <ValueDot color={color} />
            {label}
          </Text>
          {itemIds.length > 0 && (
            <Text c="dimmed">{t('wishes.deliveredBy', { count: itemIds.length })}</Text>
          )}
        </div>
        <Textarea
          label={t('wishes.response')}
          description={t('wishes.responseHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={DESCRIPTION_MAX}
          data-autofocus
          value={response}
          onChange={({ currentTarget }) => setResponse(currentTarget.value)}
        />
        <FormFooter
          submit={onOnlyItems ? t('wishes.markAsDone', { label: inSentence(label) }) : t('ui.save')}
          isPending={change.isPending}
          problem={problem}
          instead={onOnlyItems && { label: t('wishes.onlyAddItems'), onClick: onOnlyItems }}
        />
      </Stack>
    </form>
  )
}
