import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { LinkReport } from '../../features/links/report/LinkReport.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { PageBody } from '../../ui/Page.tsx'
import styles from './ItemPage.module.css'

export default function LinkPage() {
  const { id = '' } = useParams()
  return (
    <PageBody title="Link">
      <Link to={paths.links()} className={styles.back}>
        <IconArrowLeft {...icon} />
        Links
      </Link>
      <LinkReport key={id} id={id} notThere={<NotThere />} />
    </PageBody>
  )
}

function NotThere() {
  return (
    <>
      <h1 className="visually-hidden">Link not found</h1>
      <EmptyState
        drawing="lost"
        sentence="There is no such link, or a colleague made it."
        action={
          <Button component={Link} to={paths.links()}>
            Open the links
          </Button>
        }
      />
    </>
  )
}
