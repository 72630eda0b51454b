import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Split } from '../Split.tsx'

/** Page where the way back from an identity provider ends; signed-in people are redirected before they see it. */
export default function SsoPage() {
  const [query] = useSearchParams()
  const next = query.get('next')
  return (
    <Split title={t('classic.signIn.youreNotSigned')} line={t('classic.signIn.signInDidntReach')}>
      <Button component={Link} to={paths.loginSso(next ? { next } : {})} fullWidth>
        {t('classic.signIn.signInWithYourCompany')}
      </Button>
    </Split>
  )
}
