import { Alert, List, Select, Stack, Text } from '@mantine/core'
import { CSV_ENCODINGS, type CsvEncoding } from '@satchel/contract/imports/csv.ts'
import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import * as labels from './labels.ts'
import { useReread } from './use-imports.ts'

const ENCODINGS = CSV_ENCODINGS.filter((value) => !value.startsWith('utf-16')).map((value) => ({
  value,
  label: labels.encodings[value],
}))

/** Shows some names of an archive. Choosing their encoding reads it again. */
export function ArchiveNames({ draft }: { draft: ImportDraft }) {
  const { draftId, names = [], encoding } = draft
  const { reread, isPending, problem } = useReread(draftId, () => {})
  if (names.length === 0) return null
  return (
    <Stack gap="xs">
      <Text fw={500}>{t('imports.namesInTheArchive')}</Text>
      <List size="sm">
        {[...new Set(names)].map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
      <Select
        label={t('imports.encodingOfNames')}
        description={t('imports.encodingOfNamesHint')}
        placeholder={t('imports.detected')}
        maw={400}
        data={ENCODINGS}
        value={encoding ?? null}
        allowDeselect={false}
        readOnly={isPending}
        loading={isPending}
        onChange={(chosen) => reread({ encoding: chosen as CsvEncoding })}
      />
      {problem && (
        <Alert color="red" title={t('imports.couldntReadTheFileLikeThis')}>
          {problem.fields.encoding ?? problem.message}
        </Alert>
      )}
    </Stack>
  )
}
