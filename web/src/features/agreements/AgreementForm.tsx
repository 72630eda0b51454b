import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import {
  type Agreement,
  changeAgreement,
  createAgreement,
  listAgreements,
} from '@satchel/contract/agreements.ts'
import type { TextDoc, TextNode } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/problem.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'

interface FormProps {
  /** Null for a new one. */
  agreement: Agreement | null
  onClose: () => void
}

/** Name and text of an agreement. Saved words that differ make a new version. */
export function AgreementForm({ agreement, onClose }: FormProps) {
  const [name, setName] = useState(agreement?.name ?? '')
  const before = agreement?.text ? wordsOf(agreement.text) : ''
  const [words, setWords] = useState(before)
  const refreshes = { refreshes: [listAgreements] }
  const [create, change] = [
    useCommand(createAgreement, refreshes),
    useCommand(changeAgreement, refreshes),
  ]
  const isPdf = agreement !== null && agreement.text === null
  const isChanged = name !== (agreement?.name ?? '') || words !== before
  const settle = useUnsaved(isChanged)
  const close = () => {
    settle()
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    // Text that stays is not sent, so that what was made elsewhere keeps its form.
    const text = words === before || isPdf ? {} : { text: docOf(words) }
    try {
      if (agreement)
        await change.mutateAsync({
          params: { id: agreement.id },
          body: { name, ...text },
          ifMatch: agreement.version,
        })
      else await create.mutateAsync({ body: { name, text: docOf(words) } })
      close()
    } catch {
      // Said below and at its field.
    }
  }
  const isBusy = create.isPending || change.isPending
  const error = create.error ?? change.error
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={t('agreements.name')}
          required
          maxLength={300}
          value={name}
          error={error?.fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {isPdf ? (
          <Text c="dimmed">{t('agreements.isPdf')}</Text>
        ) : (
          <Textarea
            label={t('agreements.text')}
            description={t('agreements.textHint')}
            required
            autosize
            minRows={6}
            maxRows={20}
            value={words}
            error={error?.fields.text}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
        {error && !error.fields.name && !error.fields.text && (
          <Alert color="red">{sentenceOf(error)}</Alert>
        )}
        {agreement && <Text c="dimmed">{t('agreements.newVersionHint')}</Text>}
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('ui.save')}
          </Button>
          <Button variant="default" onClick={close}>
            {t('ui.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Returns paragraphs of a text in which empty lines stand between them. */
function docOf(words: string): TextDoc {
  const paragraphs = words.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  return { type: 'doc', content: paragraphs.map(paragraphOf) }
}

function paragraphOf(text: string): TextNode {
  const lines = text.trim().split('\n')
  const content = lines.flatMap((line, index): TextNode[] => [
    ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
  ])
  return { type: 'paragraph', content }
}

function wordsOf({ content }: TextDoc): string {
  return content.map(lineOf).join('\n\n')
}

function lineOf({ type, text = '', content = [] }: TextNode): string {
  if (type === 'hardBreak') return '\n'
  return (
    text + content.map(lineOf).join(type === 'bulletList' || type === 'orderedList' ? '\n' : '')
  )
}
