import { Button } from '@mantine/core'
import { RecipientKind } from '@satchel/contract/visits.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { openShareDialog } from '../../features/links/share/ShareDialog.tsx'
import { RecipientReport } from '../../features/recipients/RecipientReport.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { PageBody } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/links.ts'
import styles from './ItemPage.module.css'

const LISTS = { person: labels.people, organization: labels.organizations } as const

export default function RecipientPage() {
  const { kind: asked, key = '' } = useParams()
  const kind = RecipientKind.enum.find((each) => each === asked) ?? 'person'
  const list = paths.people(kind === 'person' ? {} : { kind })
  return (
    <PageBody title={key}>
      <Link to={list} className={styles.back}>
        <IconArrowLeft {...icon} />
        {LISTS[kind]}
      </Link>
      <RecipientReport
        key={`${kind} ${key}`}
        kind={kind}
        id={key}
        notThere={<NotThere list={list} />}
        onShareAgain={({ link: { itemType, itemId, itemName, ...to } }) =>
          openShareDialog({
            itemType,
            itemId,
            itemName,
            to: { email: to.sharedToEmail ?? '', organization: to.sharedToOrganization ?? '' },
          })
        }
      />
    </PageBody>
  )
}

function NotThere({ list }: { list: string }) {
  return (
    <>
      <h1 className="visually-hidden">{labels.recipientNotFound}</h1>
      <EmptyState
        drawing="lost"
        sentence={labels.youHaventSharedAnything}
        action={
          <Button component={Link} to={list}>
            {labels.showRecipients}
          </Button>
        }
      />
    </>
  )
}
