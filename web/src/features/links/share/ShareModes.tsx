import { Button } from '@mantine/core'
import { IconArrowLeft, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../../ui/icon.ts'
import forms from '../LinkForm.module.css'
import { BulkForm } from './BulkForm.tsx'
import * as labels from './labels.ts'
import styles from './ShareDialog.module.css'
import { ShareForm } from './ShareForm.tsx'
import type { Shared } from './use-share.ts'

/** With one person or organisation, as mostly; or with a list of people. */
export function ShareModes({ shared }: { shared: Shared }) {
  const [isForMany, setForMany] = useState(false)
  const Icon = isForMany ? IconArrowLeft : IconUsers
  return (
    <div className={forms.form}>
      {isForMany ? <BulkForm shared={shared} /> : <ShareForm shared={shared} />}
      <Button
        variant="subtle"
        color="gray"
        w="max-content"
        className={styles.mode ?? ''}
        size="compact-md"
        leftSection={<Icon {...icon} />}
        onClick={() => setForMany(!isForMany)}
      >
        {isForMany ? labels.onePerson : labels.severalPeople}
      </Button>
    </div>
  )
}
