import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { LinkReport } from '../../features/links/report/LinkReport.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { PageBody } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/links.ts'
import styles from './ItemPage.module.css'

export default function LinkPage() {
  const { id = '' } = useParams()
  return (
    <PageBody title={labels.link}>
      <Link to={paths.links()} className={styles.back}>
        <IconArrowLeft {...icon} />
        {labels.links}
      </Link>
      <LinkReport key={id} id={id} notThere={<NotThere />} />
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
