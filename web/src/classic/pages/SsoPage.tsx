import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import * as labels from '../labels/sign-in.ts'
import { Split } from '../Split.tsx'

/** Page where the way back from an identity provider ends; signed-in people are redirected before they see it. */
export default function SsoPage() {
  const [query] = useSearchParams()
  const next = query.get('next')
  return (
    <Split title={labels.youreNotSigned} line={labels.signInDidntReach}>
      <Button component={Link} to={paths.loginSso(next ? { next } : {})} fullWidth>
        {labels.signInWithYourCompany}
      </Button>
    </Split>
  )
}
