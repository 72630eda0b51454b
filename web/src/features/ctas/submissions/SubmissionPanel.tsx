import { Button, Drawer, Group } from '@mantine/core'
import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import {
  type CtaSubmission,
  deleteCtaSubmission,
  listCtaSubmissions,
} from '@satchel/contract/ctas/reports.ts'
import { eraseAddress } from '@satchel/contract/erasure.ts'
import { t } from '@satchel/messages/t.ts'
import { IconEraser, IconLink, IconMail, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { openConfirm } from '../../../ui/overlay/open-confirm.tsx'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { type Answer, answersOf, emailOf, isAddress, whoOf } from './answers.ts'
import { Decide } from './Decide.tsx'
import styles from './SubmissionPanel.module.css'

interface SubmissionPanelProps {
  cta: Cta
  /** Submission to show; null for none. */
  submission: CtaSubmission | null
  onClose: () => void
  /** Renders what was read by a link at about that time. */
  renderReading: (linkId: string, at: string) => ReactNode
}

/** Panel with all answers of a submission, what was read, and what to do next. */
export function SubmissionPanel({ submission, onClose, ...props }: SubmissionPanelProps) {
  const who = submission ? whoOf(answersOf(props.cta, submission)) : ''
  return (
    <Drawer
      opened={submission !== null}
      onClose={onClose}
      position="right"
      size={440}
      title={isAddress(who) ? <EmailText>{who}</EmailText> : who}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {submission && <Details {...props} submission={submission} onClose={onClose} />}
    </Drawer>
  )
}

type DetailsProps = SubmissionPanelProps & { submission: CtaSubmission }

function Details({ cta, submission, onClose, renderReading }: DetailsProps) {
  const { at, consent, source, linkId, state } = submission
  const answers = answersOf(cta, submission)
  const email = emailOf(answers)
  const mayChange = useMay('ctas.write')
  return (
    <div className={styles.panel}>
      <NextSteps linkId={linkId} email={email} isReceived={state === 'received'} />
      <dl className={styles.answers}>
        {answers.map((answer) => (
          <AnswerLine key={answer.name} {...answer} />
        ))}
        {consent !== null && (
          <div>
            <dt>{t('ctas.agreedTo')}</dt>
            <dd>{consent}</dd>
          </div>
        )}
        {source && (
          <div>
            <dt>{t('ctas.sharedFrom')}</dt>
            <dd>{source}</dd>
          </div>
        )}
        <div>
          <dt>{t('ctas.receivedAt')}</dt>
          <dd>
            <RelativeTime at={at} />
          </dd>
        </div>
      </dl>
      {linkId && renderReading(linkId, at)}
      {mayChange && state !== 'received' && <Decide cta={cta} submission={submission} />}
      <Removal
        ctaId={cta.id}
        submissionId={submission.id}
        who={whoOf(answers)}
        email={email}
        onGone={onClose}
      />
    </div>
  )
}

function AnswerLine({ label, value }: Answer) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isAddress(value) ? <EmailAddress>{value}</EmailAddress> : value}</dd>
    </div>
  )
}

interface NextStepsProps {
  linkId: string | undefined
  email: string | undefined
  isReceived: boolean
}

/** Writes in the conversation of the link, or by mail where there is none. */
function NextSteps({ linkId, email, isReceived }: NextStepsProps) {
  if (!linkId && !email) return null
  const conversation = linkId && isReceived ? `${paths.link(linkId)}?answer` : undefined
  return (
    <Group gap="xs">
      {email && (
        <Button
          component="a"
          href={conversation ?? `mailto:${encodeURIComponent(email)}`}
          leftSection={<IconMail {...icon} />}
        >
          {t('ctas.write')}
        </Button>
      )}
      {linkId && (
        <Button
          component="a"
          href={paths.link(linkId)}
          variant="default"
          leftSection={<IconLink {...icon} />}
        >
          {t('ctas.openLink')}
        </Button>
      )}
    </Group>
  )
}

interface RemovalProps {
  ctaId: string
  submissionId: string
  who: string
  email: string | undefined
  onGone: () => void
}

/** Deletes this submission, or erases whoever sent it everywhere. */
function Removal({ ctaId, submissionId, who, email, onGone }: RemovalProps) {
  const mayChange = useMay('ctas.write')
  const mayErase = useMay('people.manage')
  const remove = useCommand(deleteCtaSubmission, { refreshes: [listCtaSubmissions] })
  const erase = useCommand(eraseAddress, { refreshes: [listCtaSubmissions] })
  const confirmDelete = () =>
    openConfirm({
      title: t('ctas.deleteOne'),
      line: t('ctas.deleteOneLine'),
      verb: t('ctas.deletePermanently'),
      onSure: () => {
        const removed = remove.mutateAsync({ params: { id: ctaId, submissionId } })
        removed.then(onGone, () => {})
        return toastOutcome(removed, { message: t('ctas.deletedOne') })
      },
    })
  const confirmErase = (address: string) =>
    openConfirm({
      title: t('ctas.eraseNamed', { email: address }),
      line: t('ctas.eraseLine'),
      verb: t('ctas.erase'),
      onSure: () => {
        const erased = erase.mutateAsync({ body: { email: address } })
        erased.then(onGone, () => {})
        return toastOutcome(erased, { message: t('ctas.erasedNotice', { email: address }) })
      },
    })
  if (!mayChange && !mayErase) return null
  return (
    <Group gap="xs" className={styles.removal}>
      {mayChange && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('ctas.deleteSubmission', { who })}
          leftSection={<IconTrash {...icon} />}
          onClick={confirmDelete}
        >
          {t('ui.deleteAction')}
        </Button>
      )}
      {mayErase && email && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconEraser {...icon} />}
          onClick={() => confirmErase(email)}
        >
          {t('ctas.erase')}
        </Button>
      )}
    </Group>
  )
}
