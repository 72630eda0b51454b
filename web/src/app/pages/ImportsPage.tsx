import { Tabs } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { ExportPanel } from '../../features/exports/ExportPanel.tsx'
import { ArchiveImport } from '../../features/imports/ArchiveImport.tsx'
import { CsvImport } from '../../features/imports/CsvImport.tsx'
import { ImportHistory } from '../../features/imports/ImportHistory.tsx'
import { LinksImport } from '../../features/imports/links/LinksImport.tsx'
import { PasteUrls } from '../../features/imports/PasteUrls.tsx'
import { SitemapImport } from '../../features/imports/SitemapImport.tsx'
import { paths } from '../../lib/paths.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page } from '../../ui/layout/Page.tsx'

const WAYS = [
  { value: 'urls', label: t('app.imports.uRLs'), Way: PasteUrls },
  { value: 'csv', label: 'CSV', Way: CsvImport },
  { value: 'sitemap', label: t('app.imports.sitemap'), Way: SitemapImport },
  { value: 'archive', label: t('app.imports.archive'), Way: ArchiveImport },
  { value: 'links', label: t('app.imports.links'), Way: LinksImport },
]
const OUT = 'export'

export default function ImportsPage() {
  const mayImport = useMay('library.write')
  const { permissions } = useMe()
  return (
    <Page
      back={<BackLink to={paths.library()} name={t('frame.library')} />}
      title={t('app.imports.importAndExport')}
      line={t('app.imports.importInBulkOrExport')}
    >
      {mayImport ? (
        <Ways />
      ) : permissions.includes('library.write') ? (
        // An account that is only read can still be taken along.
        <ExportPanel />
      ) : (
        <EmptyState drawing="documents" sentence={t('app.imports.editorsOnly')} />
      )}
    </Page>
  )
}

/** The ways to import; the URL says which one is open. */
function Ways() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const from = params.get('from')
  const isKnown = from === OUT || WAYS.some(({ value }) => value === from)
  return (
    <Tabs
      value={isKnown ? from : 'urls'}
      onChange={(next) => void navigate(paths.imports({ from: next }), { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb="md" aria-label={t('app.imports.source')}>
        {WAYS.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
        <Tabs.Tab value={OUT}>{t('app.imports.exportAction')}</Tabs.Tab>
      </Tabs.List>
      {WAYS.map(({ value, Way }) => (
        <Tabs.Panel key={value} value={value}>
          <Way />
          <ImportHistory />
        </Tabs.Panel>
      ))}
      <Tabs.Panel value={OUT}>
        <ExportPanel />
      </Tabs.Panel>
    </Tabs>
  )
}
