import { Button, Checkbox, Popover, Stack, TextInput } from '@mantine/core'
import type { Answer } from '@satchel/contract/search/answers.ts'
import { listUsedAnswers, useAnswer } from '@satchel/contract/search/used-answers.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/problem.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'

/** Copies an answer with a link that opens at its page, and asks whom it is for. */
export function CopyAnswer({ answer }: { answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={300} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="compact-sm"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('search.answers.copy')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('search.answers.copy')}>
        {isOpen && <CopyForm answer={answer} onDone={() => setIsOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function CopyForm({ answer, onDone }: { answer: Answer; onDone: () => void }) {
  const [recipient, setRecipient] = useState('')
  const [tellsVisitors, setTellsVisitors] = useState(false)
  const use = useCommand(useAnswer, { refreshes: [listUsedAnswers] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { itemId, text, page } = answer
    const body = { itemId, text, page, tellsVisitors, ...recipientOf(recipient) }
    const copied = use.mutateAsync({ body }).then(({ link }) => quoted(answer, link?.url ?? ''))
    // Who refused is told below.
    void copyOrShow(copied, t('search.answers.copied'))
    copied.then(onDone, () => {})
  }
  return (
    <Stack component="form" gap="s" onSubmit={submit}>
      <TextInput
        data-autofocus
        label={t('search.answers.forWhom')}
        value={recipient}
        maxLength={300}
        error={use.error && `${t('search.answers.couldntCopy')}: ${sentenceOf(use.error)}`}
        onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
      />
      <Checkbox
        label={t('search.answers.tellThem')}
        checked={tellsVisitors}
        onChange={({ currentTarget }) => setTellsVisitors(currentTarget.checked)}
      />
      <Button type="submit" loading={use.isPending}>
        {t('ui.copy')}
      </Button>
    </Stack>
  )
}

/** An address is one, and anything else a name. */
function recipientOf(typed: string) {
  const recipient = typed.trim()
  if (recipient === '') return {}
  return /^\S+@\S+\.\S+$/.test(recipient)
    ? { sharedToEmail: recipient }
    : { sharedToMemo: recipient }
}

function quoted({ text, itemName: name, page }: Answer, url: string): string {
  const quote =
    page === null
      ? t('search.answers.quoted', { text, name })
      : t('search.answers.quotedPage', { text, name, page })
  return `${quote}\n${url}`
}
