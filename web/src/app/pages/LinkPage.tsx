import { Button, Group } from '@mantine/core'
import { listLinkMessages } from '@satchel/contract/links/messages.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ReadingNow } from '../../features/links/reading/ReadingNow.tsx'
import { LinkReport } from '../../features/links/report/LinkReport.tsx'
import { QuestionList } from '../../features/questions/QuestionList.tsx'
import { pages } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { PageBody } from '../../ui/layout/Page.tsx'
import { LinkConversation } from '../LinkConversation.tsx'
import { ENOUGH_VIEWS, SubjectAnalytics } from '../SubjectAnalytics.tsx'

export default function LinkPage() {
  const { id = '' } = useParams()
  const messages = useInfiniteQuery(pages(listLinkMessages, { params: { id }, query: {} }))
  return (
    <PageBody title={t('app.links.link')}>
      <Group wrap="nowrap" gap={0} align="flex-start">
        <BackLink to={paths.links()} name={t('app.links.links')} />
        <ReadingNow linkId={id} isInRow />
      </Group>
      <LinkReport
        key={id}
        id={id}
        notThere={<NotThere />}
        isWaiting={messages.isPending && messages.failureCount === 0}
        renderConversation={(link) => (
          <>
            <LinkConversation link={link} list={messages} />
            <QuestionList filter={{ linkId: link.id }} isQuiet />
          </>
        )}
        renderAnalytics={(link) =>
          link.views >= ENOUGH_VIEWS && (
            <SubjectAnalytics
              subject={{ linkId: link.id }}
              name={link.itemName}
              title={t('app.links.analytics')}
              withoutFields={['views']}
            />
          )
        }
      />
    </PageBody>
  )
}

function NotThere() {
  return (
    <>
      <h1 className="visually-hidden">{t('app.links.linkNotFound')}</h1>
      <EmptyState
        drawing="lost"
        sentence={t('app.links.thisLinkDoesntExist')}
        action={
          <Button component={Link} to={paths.links()}>
            {t('app.links.openLinks')}
          </Button>
        }
      />
    </>
  )
}
