import { Alert, Button, type ButtonProps, Textarea } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useMe } from '../../../lib/session.ts'
import styles from './LinkCard.module.css'

const MESSAGE_MAX = 20_000

interface MailFormProps {
  /** Text of the button. */
  verb: string
  refusal: string | undefined
  isSending: boolean
  onSubmit: (message: string) => void
  classNames?: ButtonProps['classNames']
}

/** Form for a personal message, to which replies go to the sharer. */
export function MailForm({ verb, refusal, isSending, onSubmit, classNames }: MailFormProps) {
  const { user } = useMe()
  const [message, setMessage] = useState('')
  return (
    <div className={styles.mail}>
      <Textarea
        label={t('links.share.message')}
        description={t('links.share.repliesGo', { email: user.email })}
        placeholder={t('links.share.optional')}
        autosize
        autoFocus
        minRows={3}
        maxRows={10}
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ currentTarget }) => setMessage(currentTarget.value)}
      />
      {refusal && <Alert color="red">{refusal}</Alert>}
      <Button
        variant="default"
        {...(classNames && { classNames })}
        loading={isSending}
        onClick={() => onSubmit(message)}
      >
        {verb}
      </Button>
    </div>
  )
}
