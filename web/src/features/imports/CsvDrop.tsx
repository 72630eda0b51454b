import { Button, FileButton, Group, Text } from '@mantine/core'
import { IMPORT_CSV_MAX } from '@satchel/contract/constants.ts'
import { getImportTemplate, getLinkTemplate } from '@satchel/contract/imports/templates.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { asTable } from '../../lib/format/as-csv.ts'
import { download } from '../../lib/raw.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { DropArea } from './DropArea.tsx'

const KINDS = {
  items: {
    hint: t('imports.dropCsvHint'),
    template: getImportTemplate,
    name: 'import-template.csv',
  },
  links: {
    hint: t('imports.dropLinksHint'),
    template: getLinkTemplate,
    name: 'links-template.csv',
  },
}

interface CsvDropProps {
  /** The content of the table. */
  kind?: keyof typeof KINDS
  isSending: boolean
  onFile: (file: File) => void
}

/** Drop area for files to read, not to upload as content. */
export function CsvDrop({ kind = 'items', isSending, onFile }: CsvDropProps) {
  const { hint, template, name } = KINDS[kind]
  const take = (file: File | null | undefined) => {
    if (!file) return
    if (file.size <= IMPORT_CSV_MAX) onFile(file)
    else toast({ message: t('imports.csvTooLarge'), tone: 'problem' })
  }
  const save = () =>
    download(template, { query: asTable() }, name).catch((error) =>
      toast({ message: (error as Error).message, tone: 'problem' }),
    )
  return (
    <DropArea onFile={take}>
      <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
      <Text maw="var(--reading)">{hint}</Text>
      <Group justify="center" gap="sm">
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={take}>
          {(props) => (
            <Button {...props} loading={isSending}>
              {t('imports.chooseCsv')}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => void save()}
        >
          {t('imports.downloadTemplate')}
        </Button>
      </Group>
    </DropArea>
  )
}
