import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import { LinkReport } from '../../features/links/report/LinkReport.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'
import { BackLink } from '../BackLink.tsx'
import * as labels from '../labels/links.ts'
import { SubjectAnalytics } from '../SubjectAnalytics.tsx'

export default function LinkPage() {
  const { id = '' } = useParams()
  return (
    <PageBody title={labels.link}>
      <BackLink to={paths.links()} name={labels.links} />
      <LinkReport
        key={id}
        id={id}
        notThere={<NotThere />}
        renderAnalytics={(link) => (
          <SubjectAnalytics
            subject={{ linkId: link.id }}
            name={link.itemName}
            title={labels.analytics}
            withoutFields={['views']}
          />
        )}
      />
    </PageBody>
  )
}

function NotThere() {
  return (
    <>
      <h1 className="visually-hidden">{labels.linkNotFound}</h1>
      <EmptyState
        drawing="lost"
        sentence={labels.thisLinkDoesntExist}
        action={
          <Button component={Link} to={paths.links()}>
            {labels.openLinks}
          </Button>
        }
      />
    </>
  )
}
