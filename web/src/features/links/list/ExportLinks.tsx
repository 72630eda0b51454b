import { Button } from '@mantine/core'
import { exportLinks } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { asTable } from '../../../lib/format/as-csv.ts'
import { download } from '../../../lib/raw.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { queryOf, useLinksView } from './links-view.ts'

/** Button that saves the links that match the filters as a table, which an import reads. */
export function ExportLinks() {
  const [view] = useLinksView()
  const { limit: _limit, offset: _offset, orderBy: _orderBy, ...chosen } = queryOf(view)
  const save = useMutation<void, Error>({
    mutationFn: () =>
      download(exportLinks, { query: { ...chosen, ...asTable() } }, t('links.list.linksCsv')),
    onError: ({ message }) => toast({ message, tone: 'problem' }),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload {...icon} />}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('links.list.exportCsv')}
    </Button>
  )
}
