import { Button, Text, Title } from '@mantine/core'
import type { Export } from '@satchel/contract/exports.ts'
import { t } from '@satchel/messages/t.ts'
import { IconFileZip, IconTable, type TablerIcon } from '@tabler/icons-react'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { icon } from '../../ui/icon.ts'
import { ExportEntry } from './ExportEntry.tsx'
import styles from './ExportPanel.module.css'
import { useExports, useMakeExport } from './use-exports.ts'

const FORMATS: { format: Export['format']; label: string; line: string; icon: TablerIcon }[] = [
  {
    format: 'csv',
    label: t('exports.exportCsv'),
    line: t('exports.csvHint'),
    icon: IconTable,
  },
  {
    format: 'zip',
    label: t('exports.exportZip'),
    line: t('exports.zipHint'),
    icon: IconFileZip,
  },
]

/** Export of everything the person can find. */
export function ExportPanel() {
  const exports = useExports()
  const { make, isPending } = useMakeExport()
  const rows = exports.data?.items ?? []
  return (
    <div className={styles.panel}>
      <ul className={styles.formats}>
        {FORMATS.map(({ format, label, line, icon: Icon }) => (
          <li key={format} className={styles.format}>
            <p className={styles.line}>{line}</p>
            <Button
              variant="default"
              leftSection={<Icon {...icon} />}
              disabled={isPending}
              onClick={() => make(format)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="earlier-exports">
        <Title order={2} id="earlier-exports" mb="xs">
          {t('exports.previousExports')}
        </Title>
        {exports.isPending && <RowSkeletons count={2} height={56} />}
        {exports.isError && rows.length === 0 && (
          <LoadProblem title={t('exports.couldntLoadTheExports')} query={exports} />
        )}
        {exports.isSuccess && rows.length === 0 && (
          <Text c="dimmed">{t('exports.noExportsYetTheyreKept')}</Text>
        )}
        <ul className={styles.list}>
          {rows.map((each) => (
            <ExportEntry key={each.exportId} made={each} />
          ))}
        </ul>
      </section>
    </div>
  )
}
