import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type CtasView, readView, writeView } from '../../features/ctas/ctas-view.ts'
import { CtaList } from '../../features/ctas/list/CtaList.tsx'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'

export default function CtasPage() {
  const mayCreate = useMay('ctas.write')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const view = readView(params)
  const onChange = (change: Partial<CtasView>) =>
    void navigate(paths.ctas(writeView({ ...view, ...change })), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Page
      title={t('app.ctas.ctas')}
      line={t('app.ctas.whatYouAskVisitorsToDo')}
      action={
        mayCreate && (
          <Button component={Link} to={paths.newCta} leftSection={<IconPlus {...icon} />}>
            {t('app.ctas.newCta')}
          </Button>
        )
      }
    >
      <CtaList view={view} onChange={onChange} />
    </Page>
  )
}
