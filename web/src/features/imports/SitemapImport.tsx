import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import {
  type ImportDraft,
  type ImportQuestion,
  readSitemap,
} from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { failureText, importText } from '../../lib/problem-text.ts'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { type Common, GiveAll } from './GiveAll.tsx'
import { Review } from './Review.tsx'
import { useCheck, useStart } from './use-check.ts'
import { useDraft } from './use-imports.ts'

/** Import of a sitemap, whose draft is in the address so that it can be reopened. */
export function SitemapImport() {
  const [params, setParams] = useSearchParams()
  const draftId = params.get('draft')
  const draft = useDraft(draftId)
  const open = (id: string | null) =>
    setParams({ from: 'sitemap', ...(id !== null && { draft: id }) }, { replace: true })
  if (draftId === null) return <Address onRead={open} />
  if (draft.data?.status === 'ready')
    return <Addresses key={draftId} draft={draft.data} onBack={() => open(null)} />
  const { failure: cause, failureReason } = draft.data ?? {}
  const failure = draft.error?.message ?? (cause && failureText(cause, failureReason))
  if (failure)
    return (
      <Stack gap="md" maw="var(--reading)">
        <Alert color="red" title={t('imports.couldntReadTheSitemap')}>
          {failure}
        </Alert>
        <Group>
          <Button variant="default" onClick={() => open(null)}>
            {t('imports.tryAnotherUrl')}
          </Button>
        </Group>
      </Stack>
    )
  return (
    <Stack gap="sm" maw="var(--reading)">
      <Text role="status">{t('imports.readingTheSitemap')}</Text>
      <TextSkeleton />
    </Stack>
  )
}

function Address({ onRead }: { onRead: (draftId: string) => void }) {
  const [sitemapUrl, setUrl] = useState('')
  const read = useCommand(readSitemap, { refreshes: [] })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const text = sitemapUrl.trim()
        const url = /^https?:/i.test(text) ? text : `https://${text}`
        read.mutate({ body: { sitemapUrl: url } }, { onSuccess: ({ draftId }) => onRead(draftId) })
      }}
    >
      <Group align="flex-end" gap="sm" maw="var(--reading)">
        <TextInput
          flex={1}
          miw={200}
          type="url"
          label={t('imports.urlOfSitemapOrSite')}
          placeholder="https://www.example.com/sitemap.xml"
          value={sitemapUrl}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          error={read.error?.fields.sitemapUrl ?? read.error?.message}
        />
        <Button type="submit" loading={read.isPending} disabled={sitemapUrl.trim() === ''}>
          {t('imports.readSitemap')}
        </Button>
      </Group>
    </form>
  )
}

interface AddressesProps {
  draft: ImportDraft
  onBack: () => void
}

function Addresses({ draft: { draftId, total, noteSentences: notes }, onBack }: AddressesProps) {
  const [include, setInclude] = useState('')
  const [exclude, setExclude] = useState('')
  const [common, setCommon] = useState<Common>({})
  const [isReviewing, setReviewing] = useState(false)
  const check = useCheck()
  const start = useStart()
  const question: ImportQuestion = {
    draftId,
    include: partsOf(include),
    exclude: partsOf(exclude),
    ...common,
  }
  if (isReviewing && check.data)
    return (
      <Review
        result={check.data}
        isChecking={check.isPending}
        isStarting={start.isPending}
        problem={start.problem}
        onBack={() => setReviewing(false)}
        onStart={() => void start.begin({ source: 'sitemap', ...question })}
      />
    )
  return (
    <Stack gap="md">
      <Text>{t('imports.uRLsFound', { total })}</Text>
      {notes.length > 0 && <Alert color="yellow">{importText('', notes)}</Alert>}
      <Group grow align="flex-start" preventGrowOverflow={false}>
        <TextInput
          label={t('imports.include')}
          description={t('imports.pathPartsHint')}
          placeholder="/blog/, /guides/"
          value={include}
          onChange={({ currentTarget }) => setInclude(currentTarget.value)}
        />
        <TextInput
          label={t('imports.exclude')}
          description={t('imports.pathPartsHint')}
          placeholder="/tag/"
          value={exclude}
          onChange={({ currentTarget }) => setExclude(currentTarget.value)}
        />
      </Group>
      <GiveAll value={common} onChange={setCommon} />
      {check.error && <Alert color="red">{check.error.message}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button
          loading={check.isPending}
          onClick={() =>
            check.mutate(question, { onSuccess: (result) => setReviewing(result !== null) })
          }
        >
          {t('imports.check')}
        </Button>
      </Group>
    </Stack>
  )
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
