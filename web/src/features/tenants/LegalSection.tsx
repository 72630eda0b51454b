import { Alert, Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import {
  LEGAL_PAGES,
  LEGAL_TEXT_MAX,
  LEGAL_TEXTS,
  type LegalPage,
  type LegalText,
} from '@satchel/contract/tenants/legal.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import * as labels from './labels.ts'
import styles from './Section.module.css'
import { useProfileChange } from './use-profile.ts'
import { whole } from './whole-url.ts'

type Attribute = LegalPage | LegalText
type Draft = Partial<Record<Attribute, string>>

/** The form of what visitors are told by law; untouched fields keep what others change meanwhile. */
export function LegalSection() {
  const { tenant } = useMe()
  const [draft, setDraft] = useState<Draft>({})
  const change = useProfileChange()
  const textOf = (attribute: Attribute) => draft[attribute] ?? tenant[attribute] ?? ''
  const changed = [...LEGAL_PAGES, ...LEGAL_TEXTS].filter(
    (attribute) => textOf(attribute).trim() !== (tenant[attribute] ?? ''),
  )
  useUnsaved(changed.length > 0)
  const fieldOf = (attribute: Attribute) => ({
    value: textOf(attribute),
    error: change.error?.attribute === attribute ? change.error.message : null,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [attribute]: value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const entries = changed.map((attribute) => {
      const text = textOf(attribute)
      const isPage = LEGAL_PAGES.some((page) => page === attribute)
      return [attribute, isPage ? whole(text) : text.trim() || null]
    })
    change.mutate(
      { attributes: Object.fromEntries(entries) },
      {
        onSuccess: () => {
          setDraft({})
          toast({ message: t('ui.saved') })
        },
      },
    )
  }
  return (
    <form onSubmit={save} className={styles.card}>
      <Stack>
        {LEGAL_PAGES.map((page) => (
          <TextInput
            key={page}
            {...labels.legalPages[page]}
            placeholder="https://"
            inputMode="url"
            {...fieldOf(page)}
          />
        ))}
        {LEGAL_TEXTS.map((text) => (
          <Textarea
            key={text}
            {...labels.legalTexts[text]}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={LEGAL_TEXT_MAX}
            {...fieldOf(text)}
          />
        ))}
        {change.error && change.error.attribute === null && (
          <Alert color="red" role="alert">
            {change.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" disabled={changed.length === 0} loading={change.isPending}>
            {t('ui.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
