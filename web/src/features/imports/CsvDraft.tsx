import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type {
  ImportCheck,
  ImportDraft,
  ImportField,
  ImportQuestion,
} from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { ColumnMap } from './ColumnMap.tsx'
import { CsvReading } from './CsvReading.tsx'
import { type Common, GiveAll } from './GiveAll.tsx'
import { allOf, type LabelChoice, NewLabels } from './NewLabels.tsx'
import { Review } from './Review.tsx'
import { Steps } from './Steps.tsx'
import { useCheck, useStart } from './use-check.ts'

interface CsvDraftProps {
  draft: ImportDraft
  onBack: () => void
}

const NOTHING_NEW: LabelChoice = { values: {}, tags: true, collections: true }

/** Import of a CSV: columns are mapped, then a trial run is reviewed. */
export function CsvDraft({ draft, onBack }: CsvDraftProps) {
  const { draftId, total, columns } = draft
  const [mapping, setMapping] = useState(columns.map(({ field }) => field))
  const [common, setCommon] = useState<Common>({})
  const [choice, setChoice] = useState(NOTHING_NEW)
  // What is new is asked of the rows as they are, and stays listed whatever is chosen of it.
  const [offered, setOffered] = useState<ImportCheck | null>(null)
  const check = useCheck()
  const start = useStart()
  const questionOf = (chosen: LabelChoice): ImportQuestion => ({
    draftId,
    mapping,
    ...common,
    createValues: chosen.values,
    createTags: chosen.tags,
    createCollections: chosen.collections,
  })
  const runCheck = () =>
    check.mutate(questionOf(NOTHING_NEW), {
      onSuccess: (result) => {
        if (!result) return
        setOffered(result)
        choose({ ...NOTHING_NEW, values: allOf(result) })
      },
    })
  const choose = (chosen: LabelChoice) => {
    setChoice(chosen)
    check.mutate(questionOf(chosen))
  }
  if (offered)
    return (
      <Stack gap="md">
        <Steps current={2} />
        <Review
          result={check.data ?? offered}
          isChecking={check.isPending}
          isStarting={start.isPending}
          problem={start.problem ?? check.error}
          onBack={() => setOffered(null)}
          onStart={() => void start.begin({ source: 'csv', ...questionOf(choice) })}
        >
          <NewLabels result={offered} choice={choice} onChange={choose} />
        </Review>
      </Stack>
    )
  const change = (index: number, field: ImportField | null) =>
    setMapping(mapping.map((each, place) => (place === index ? field : each)))
  return (
    <Stack gap="md">
      <Steps current={1} />
      <Text>{t('imports.rowsInName', { total, name: draft.name })}</Text>
      <CsvReading draft={draft} onRead={(read) => setMapping(mappingAfter(draft, read, mapping))} />
      <ColumnMap columns={columns} mapping={mapping} onChange={change} />
      <GiveAll value={common} onChange={setCommon} />
      {!mapping.includes('url') && (
        <Alert color="yellow">{t('imports.chooseWhichColumnContainsUrl')}</Alert>
      )}
      {check.error && <Alert color="red">{check.error.message}</Alert>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack}>
          {t('imports.back')}
        </Button>
        <Button loading={check.isPending} disabled={!mapping.includes('url')} onClick={runCheck}>
          {t('imports.review')}
        </Button>
      </Group>
    </Stack>
  )
}

type Mapping = (ImportField | null)[]

/** Keeps the mapping if the columns are still the same. */
function mappingAfter(before: ImportDraft, after: ImportDraft, mapping: Mapping): Mapping {
  const headsOf = ({ columns }: ImportDraft) => JSON.stringify(columns.map(({ head }) => head))
  return headsOf(before) === headsOf(after) ? mapping : after.columns.map(({ field }) => field)
}
