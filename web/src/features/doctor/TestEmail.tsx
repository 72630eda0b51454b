import { Alert, Button } from '@mantine/core'
import { sendTestEmail } from '@satchel/contract/doctor.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/problem.ts'
import styles from './Doctor.module.css'

/** Emails the person at once, and shows what the mail server answered. */
export function TestEmail() {
  const test = useCommand(sendTestEmail, { refreshes: [] })
  const { data, error, isPending } = test
  return (
    <div className={styles.test}>
      <Button variant="default" loading={isPending} onClick={() => test.mutate({})}>
        {t('doctor.sendMeTest')}
      </Button>
      <div role="status">
        {data && (
          <Alert
            color={data.isAccepted ? 'green' : 'red'}
            title={
              data.isAccepted
                ? t('doctor.testAccepted', { to: data.to })
                : t('doctor.testRefused', { to: data.to })
            }
          >
            {t('doctor.mailServerSaid', { answer: data.answer })}
          </Alert>
        )}
      </div>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
    </div>
  )
}
