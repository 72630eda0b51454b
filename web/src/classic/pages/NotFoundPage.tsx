import { Button } from '@mantine/core'
import { paths } from '../../lib/paths.ts'
import { Split } from '../Split.tsx'

export default function NotFoundPage() {
  return (
    <Split
      title="Page not found"
      line="There is nothing at this address. It may have been moved or deleted."
    >
      <Button component="a" href={paths.home} fullWidth>
        Go to Satchel
      </Button>
    </Split>
  )
}
