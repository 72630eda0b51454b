import { Alert, Select, SimpleGrid } from '@mantine/core'
import {
  CSV_DELIMITERS,
  CSV_ENCODINGS,
  type CsvDelimiter,
  type CsvEncoding,
} from '@satchel/contract/imports/csv.ts'
import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import * as labels from './labels.ts'
import { useReread } from './use-imports.ts'

interface CsvReadingProps {
  draft: ImportDraft
  onRead: (draft: ImportDraft) => void
}

const ENCODINGS = CSV_ENCODINGS.map((value) => ({ value, label: labels.encodings[value] }))
const DELIMITERS = CSV_DELIMITERS.map((value) => ({ value, label: labels.separators[value] }))

/** Shows how the file was read. Choosing otherwise reads it again. */
export function CsvReading({ draft, onRead }: CsvReadingProps) {
  const { encoding, delimiter } = draft
  const { reread, isPending, problem } = useReread(draft.draftId, onRead)
  if (!encoding || !delimiter) return null
  // A file may name any separator itself.
  const isListed = DELIMITERS.some(({ value }) => value === delimiter)
  const delimiters = isListed
    ? DELIMITERS
    : [...DELIMITERS, { value: delimiter, label: delimiter, disabled: true }]
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" maw="var(--reading)">
        <Select
          label={t('imports.encoding')}
          data={ENCODINGS}
          value={encoding}
          allowDeselect={false}
          readOnly={isPending}
          loading={isPending}
          onChange={(chosen) => reread({ encoding: chosen as CsvEncoding })}
        />
        <Select
          label={t('imports.separator')}
          data={delimiters}
          value={delimiter}
          allowDeselect={false}
          readOnly={isPending}
          loading={isPending}
          onChange={(chosen) => reread({ delimiter: chosen as CsvDelimiter })}
        />
      </SimpleGrid>
      {problem && (
        <Alert color="red" title={t('imports.couldntReadTheFileLikeThis')}>
          {problem.fields.encoding ?? problem.fields.delimiter ?? problem.message}
        </Alert>
      )}
    </>
  )
}
