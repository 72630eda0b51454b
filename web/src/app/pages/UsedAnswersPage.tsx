import { t } from '@satchel/messages/t.ts'
import { UsedAnswers } from '../../features/search/answers/UsedAnswers.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { LinksTabs } from '../LinksTabs.tsx'

export default function UsedAnswersPage() {
  return (
    <Page title={t('search.used.myAnswers')} line={t('search.used.introduction')}>
      <LinksTabs at="answers" />
      <UsedAnswers />
    </Page>
  )
}
