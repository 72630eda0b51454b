import { Alert, Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { listCtas } from '@satchel/contract/ctas.ts'
import { listMyLinks } from '@satchel/contract/links.ts'
import { listSites } from '@satchel/contract/sites.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { query } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { closeModal } from '../../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { MadePage } from './MadePage.tsx'
import { PieceList } from './PieceList.tsx'
import * as pages from './person-page.ts'

const KNOWN = 50
const GREETING_MAX = 4_000

/** Who it is for, what is said and shown, and then the one link. */
export function PersonPage({ origin }: { origin: pages.Origin }) {
  const client = useQueryClient()
  const { user } = useMe()
  const [recipient, setRecipient] = useState('')
  const [greeting, setGreeting] = useState(() => labels.greetingText(user.name))
  const [pieces, setPieces] = useState(() => pages.piecesOf(origin))
  const [ctaId, setCta] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const making = useMutation<pages.MadePage, ApiProblem, pages.PersonDraft>({
    mutationFn: (draft) => pages.makePage(draft, origin),
    onSuccess: () =>
      Promise.all(
        [listSites, listMyLinks].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
      ),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!recipient.trim()) return setMissing(true)
    making.mutate({ recipient, greeting, pieces, ctaId })
  }
  if (making.data) return <MadePage {...making.data} recipient={recipient.trim()} />
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Recipient
          value={recipient}
          error={isMissing ? labels.enterWho : making.error?.fields.sharedToEmail}
          onChange={(value) => {
            setRecipient(value)
            setMissing(false)
          }}
        />
        <Textarea
          label={labels.greeting}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={GREETING_MAX}
          value={greeting}
          onChange={({ currentTarget }) => setGreeting(currentTarget.value)}
        />
        {origin.site ? (
          <Text c="dimmed">{labels.ofTheSite(origin.site.name)}</Text>
        ) : (
          <PieceList pieces={pieces} onChange={setPieces} />
        )}
        <CtaField value={ctaId} onChange={setCta} />
        {making.error && !making.error.fields.sharedToEmail && (
          <Alert color="red" role="alert">
            {making.error.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={making.isPending}>
            {labels.createAndCopy}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface RecipientProps {
  value: string
  error: string | undefined
  onChange: (recipient: string) => void
}

/** The browser offers those I have shared with before. */
function Recipient({ value, error, onChange }: RecipientProps) {
  const listId = useId()
  const { data } = useQuery(query(listMyLinks, { query: { limit: KNOWN } }))
  const known = new Set((data?.items ?? []).flatMap(({ sharedToEmail }) => sharedToEmail ?? []))
  return (
    <>
      <TextInput
        label={labels.whoIsItFor}
        description={labels.recipientHint}
        placeholder="name@company.com"
        data-autofocus
        list={listId}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={listId}>
        {[...known].map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  )
}

function CtaField(props: { value: string | null; onChange: (id: string | null) => void }) {
  const mayRead = useMay('ctas.read')
  const ctas = useQuery({ ...query(listCtas, { query: {} }), enabled: mayRead })
  const choices = ctas.data?.items.filter(({ active }) => active) ?? []
  if (choices.length === 0) return null
  return (
    <Select
      label={labels.callToAction}
      placeholder={labels.none}
      clearable
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  )
}
