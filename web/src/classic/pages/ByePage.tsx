import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Split } from '../Split.tsx'

export default function ByePage() {
  return (
    <Split title="You are signed out" line="In every tab of this browser.">
      <Button component={Link} to={paths.login()} fullWidth>
        Sign in again
      </Button>
    </Split>
  )
}
