import { Alert, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { listCtas } from '@satchel/contract/ctas/ctas.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { createPersonalPage } from '@satchel/contract/links/personal-pages.ts'
import { listSites } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { CopiedPageLink } from './CopiedPageLink.tsx'
import { PieceList } from './PieceList.tsx'
import { bodyOf, type Origin, type PersonDraft, piecesOf } from './person-page.ts'

const ADDRESSES_MAX = 50
const GREETING_MAX = 2_000

/** Form of a personal page: recipient, text and content, and then its one link. */
export function PersonPage({ origin }: { origin: Origin }) {
  const { user } = useMe()
  const [draft, setDraft] = useState<PersonDraft>(() => ({
    recipient: origin.recipient ?? '',
    title: origin.site?.name ?? origin.title ?? t('sites.person.forYou'),
    greeting: t('sites.person.greetingText', { company: user.name }),
    pieces: piecesOf(origin),
    ctaId: null,
    hasPlan: false,
  }))
  const [wrong, setWrong] = useState<Partial<Record<keyof PersonDraft, string>>>({})
  const create = useCommand(createPersonalPage, { refreshes: [listSites, listMyLinks] })
  const set = (fields: Partial<PersonDraft>) => {
    setDraft({ ...draft, ...fields })
    setWrong({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const faults = faultsOf(draft, origin)
    setWrong(faults)
    if (Object.keys(faults).length === 0) create.mutate({ body: bodyOf(draft, origin, user.id) })
  }
  if (create.data) return <CopiedPageLink {...create.data} recipient={draft.recipient.trim()} />
  const addressFault = create.error?.fields.sharedToEmail
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Recipient
          value={draft.recipient}
          error={wrong.recipient ?? addressFault}
          onChange={(recipient) => set({ recipient })}
        />
        <TextInput
          label={t('sites.person.title')}
          description={t('sites.person.titleHint')}
          maxLength={NAME_MAX}
          value={draft.title}
          error={wrong.title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <Textarea
          label={t('sites.person.greeting')}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={GREETING_MAX}
          value={draft.greeting}
          onChange={({ currentTarget }) => set({ greeting: currentTarget.value })}
        />
        {origin.site ? (
          <Text c="dimmed">{t('sites.person.ofTheSite', { name: origin.site.name })}</Text>
        ) : (
          <PieceList pieces={draft.pieces} onChange={(pieces) => set({ pieces })} />
        )}
        <Switch
          size="md"
          label={t('sites.person.withPlan')}
          description={t('sites.person.withPlanHint')}
          checked={draft.hasPlan}
          onChange={({ currentTarget }) => set({ hasPlan: currentTarget.checked })}
        />
        <CtaField value={draft.ctaId} onChange={(ctaId) => set({ ctaId })} />
        {(wrong.pieces || (create.error && !addressFault)) && (
          <Alert color="red" role="alert">
            {wrong.pieces ?? create.error?.message}
          </Alert>
        )}
        <FormFooter submit={t('sites.person.createAndCopy')} isPending={create.isPending} />
      </Stack>
    </form>
  )
}

function faultsOf({ recipient, title, pieces }: PersonDraft, { site }: Origin) {
  return {
    ...(!recipient.trim() && { recipient: t('sites.person.enterRecipient') }),
    ...(!title.trim() && { title: t('sites.person.enterATitle') }),
    ...(!site && pieces.length === 0 && { pieces: t('sites.person.keepOneItem') }),
  }
}

interface RecipientProps {
  value: string
  error: string | undefined
  onChange: (recipient: string) => void
}

/** Recipient fields, in which the browser offers earlier recipients. */
function Recipient({ value, error, onChange }: RecipientProps) {
  const listId = useId()
  const { data } = useQuery(query(listMyLinks, { query: { limit: ADDRESSES_MAX } }))
  const addresses = new Set((data?.items ?? []).flatMap(({ sharedToEmail }) => sharedToEmail ?? []))
  return (
    <>
      <TextInput
        label={t('sites.person.whoIsItFor')}
        description={t('sites.person.recipientHint')}
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
        {[...addresses].map((email) => (
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
      label={t('sites.person.callToAction')}
      placeholder={t('sites.person.none')}
      clearable
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  )
}
