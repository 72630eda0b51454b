import { Button } from '@mantine/core'
import { type Received, RecipientKind } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { Link, useParams } from 'react-router'
import { RecipientCircle } from '../../features/links/circle/RecipientCircle.tsx'
import { RecipientReport } from '../../features/recipients/RecipientReport.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'
import { PersonConversation } from '../PersonConversation.tsx'
import { ENOUGH_VIEWS, SubjectAnalytics } from '../SubjectAnalytics.tsx'
import { useShareDialog } from '../use-share-dialog.ts'

const LISTS = { person: t('app.links.people'), organization: t('app.links.organizations') } as const

export default function RecipientPage() {
  const { kind: requestedKind, key = '' } = useParams()
  const kind = RecipientKind.enum.find((each) => each === requestedKind) ?? 'person'
  const shareDialog = useShareDialog()
  const list = paths.people(kind === 'person' ? {} : { kind })
  return (
    <PageBody title={key}>
      <BackLink to={list} name={LISTS[kind]} />
      <RecipientReport
        key={`${kind} ${key}`}
        kind={kind}
        id={key}
        notThere={<NotThere list={list} />}
        conversation={kind === 'person' && key.includes('@') && <PersonConversation email={key} />}
        onShareAgain={(received) => shareDialog.open(sharedOf(received))}
        onPrepareShare={(received) => shareDialog.prepare(sharedOf(received))}
        renderAnalytics={({ name, views }) =>
          views >= ENOUGH_VIEWS && (
            <SubjectAnalytics
              subject={{ recipient: key, recipientKind: kind }}
              name={name}
              title={t('app.links.analytics')}
            />
          )
        }
      />
      <RecipientCircle key={`circle ${kind} ${key}`} kind={kind} id={key} />
    </PageBody>
  )
}

function sharedOf({ link: { itemType, itemId, itemName, ...to } }: Received) {
  const { sharedToEmail, sharedToName, sharedToOrganization } = to
  const recipient = {
    email: sharedToEmail ?? '',
    name: sharedToName ?? '',
    organization: sharedToOrganization ?? '',
  }
  return { itemType, itemId, itemName, to: recipient }
}

function NotThere({ list }: { list: string }) {
  return (
    <>
      <h1 className="visually-hidden">{t('app.links.recipientNotFound')}</h1>
      <EmptyState
        drawing="lost"
        sentence={t('app.links.youHaventSharedAnything')}
        action={
          <Button component={Link} to={list}>
            {t('app.links.showRecipients')}
          </Button>
        }
      />
    </>
  )
}
