import { Button, Group, Title } from '@mantine/core'
import { type Cta, getCta } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { CtaBuilder } from '../../features/ctas/builder/CtaBuilder.tsx'
import { type Draft, previewOf } from '../../features/ctas/builder/draft.ts'
import { CtaActions } from '../../features/ctas/CtaActions.tsx'
import { CtaReport } from '../../features/ctas/report/CtaReport.tsx'
import { Submissions } from '../../features/ctas/submissions/Submissions.tsx'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { LinkTabs } from '../../ui/layout/LinkTabs.tsx'
import { Page, PageBody } from '../../ui/layout/Page.tsx'
import { CtaPreview } from '../CtaPreview.tsx'
import tabs from '../LinksTabs.module.css'
import { SubmissionReading } from '../SubmissionReading.tsx'

const NEW = 'new'

export default function CtaPage() {
  const { id = '' } = useParams()
  return id === NEW ? <NewCta /> : <OneCta key={id} id={id} />
}

function NewCta() {
  const navigate = useNavigate()
  return (
    <PageBody title={t('app.ctas.newCta')}>
      <BackLink to={paths.ctas()} name={t('app.ctas.ctas')} />
      <Head title={t('app.ctas.newCta')} />
      <CtaBuilder
        cta={null}
        renderPreview={(draft) => <Preview draft={draft} />}
        onCreated={({ id }) => void navigate(paths.cta(id), { replace: true })}
      />
    </PageBody>
  )
}

function OneCta({ id }: { id: string }) {
  const { part } = useParams()
  const navigate = useNavigate()
  const cta = useQuery(query(getCta, { params: { id } }))
  const name = cta.data?.name ?? t('app.ctas.cta')
  if (cta.error?.is(404)) return <Gone />
  return (
    <PageBody title={name}>
      <BackLink to={paths.ctas()} name={t('app.ctas.ctas')} />
      <Head title={name}>
        {cta.data && <CtaActions cta={cta.data} onDeleted={() => void navigate(paths.ctas())} />}
      </Head>
      {cta.isPending && <TextSkeleton lines={6} />}
      {!cta.data && <LoadProblem title={t('app.ctas.couldntLoadTheCta')} query={cta} />}
      {cta.data && <Parts cta={cta.data} part={part} />}
    </PageBody>
  )
}

function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" mb="md">
      <Title order={1}>{title}</Title>
      {children}
    </Group>
  )
}

function Gone() {
  return (
    <Page title={t('app.ctas.cta')}>
      <EmptyState
        drawing="lost"
        sentence={t('app.ctas.thisCtaWasDeleted')}
        action={
          <Button component={Link} to={paths.ctas()} variant="default">
            {t('app.ctas.openCtas')}
          </Button>
        }
      />
    </Page>
  )
}

function Parts({ cta, part }: { cta: Cta; part: string | undefined }) {
  return (
    <>
      <div className={tabs.tabs}>
        <LinkTabs
          label={t('app.ctas.partsOfTheCta')}
          tabs={[
            { to: paths.cta(cta.id), label: t('app.ctas.edit'), isHere: part === undefined },
            ...(cta.kind === 'form'
              ? [
                  {
                    to: paths.cta(cta.id, 'submissions'),
                    label: t('app.ctas.submissions'),
                    isHere: part === 'submissions',
                  },
                ]
              : []),
            {
              to: paths.cta(cta.id, 'report'),
              label: t('app.ctas.report'),
              isHere: part === 'report',
            },
          ]}
        />
      </div>
      {part === 'submissions' && (
        <Submissions
          cta={cta}
          renderReading={(linkId, at) => <SubmissionReading linkId={linkId} at={at} />}
        />
      )}
      {part === 'report' && <CtaReport cta={cta} />}
      {part === undefined && (
        <CtaBuilder
          cta={cta}
          renderPreview={(draft) => <Preview draft={draft} />}
          onCreated={() => {}}
        />
      )}
    </>
  )
}

function Preview({ draft }: { draft: Draft }) {
  const { tenant } = useMe()
  const { name, branding } = tenant
  return (
    <CtaPreview
      cta={previewOf(draft, { name, color: branding.color })}
      position={draft.placements[0]?.position ?? 'end'}
    />
  )
}
