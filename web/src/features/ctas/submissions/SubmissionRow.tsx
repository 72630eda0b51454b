import { ActionIcon, Anchor } from '@mantine/core'
import type { Cta } from '@satchel/contract/ctas/ctas.ts'
import {
  type CtaSubmission,
  deleteCtaSubmission,
  listCtaSubmissions,
} from '@satchel/contract/ctas/reports.ts'
import { eraseAddress } from '@satchel/contract/erasure.ts'
import { own } from '@satchel/contract/own.ts'
import { t } from '@satchel/messages/t.ts'
import { IconEraser, IconTrash } from '@tabler/icons-react'
import { useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import { icon } from '../../../ui/icon.ts'
import { openConfirm } from '../../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { Decide } from './Decide.tsx'
import styles from './Submissions.module.css'

interface SubmissionRowProps {
  cta: Cta
  submission: CtaSubmission
}

/** Submission with each answer under its label. */
export function SubmissionRow({ cta, submission }: SubmissionRowProps) {
  const { id, at, consent, state, source, linkId } = submission
  const mayChange = useMay('ctas.write')
  const remove = useCommand(deleteCtaSubmission, { refreshes: [listCtaSubmissions] })
  const answers = answersOf(cta, submission)
  const who = answers.find(({ value }) => value.includes('@'))?.value ?? t('ctas.someone')
  const mayErase = useMay('people.manage')
  const email = answers.find(({ value }) => isAddress(value))?.value
  const confirm = () =>
    openConfirm({
      title: t('ctas.deleteOne'),
      line: t('ctas.deleteOneLine'),
      verb: t('ctas.deletePermanently'),
      onSure: () =>
        toastOutcome(remove.mutateAsync({ params: { id: cta.id, submissionId: id } }), {
          message: t('ctas.deletedOne'),
        }),
    })
  return (
    <li className={styles.row}>
      <div className={styles.meta}>
        <RelativeTime at={at} />
        {linkId && (
          <Anchor href={paths.link(linkId)} size="sm">
            {source ?? t('ctas.sharedFrom')}
          </Anchor>
        )}
        {linkId && email && state === 'received' && (
          <Anchor href={`${paths.link(linkId)}?answer`} size="sm">
            {t('conversations.answer')}
          </Anchor>
        )}
        {!linkId && source && <span>{source}</span>}
      </div>
      <dl className={styles.answers}>
        {answers.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {consent && (
          <div className={styles.consent}>
            <dt>{t('ctas.agreedTo')}</dt>
            <dd>{consent}</dd>
          </div>
        )}
      </dl>
      {mayChange && state !== 'received' && <Decide cta={cta} submission={submission} />}
      {mayErase && email && <Erase email={email} />}
      {mayChange && (
        <ActionIcon
          size={32}
          className={styles.delete ?? ''}
          aria-label={t('ctas.deleteSubmission', { who })}
          title={t('ui.deleteAction')}
          onClick={confirm}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      )}
    </li>
  )
}

const isAddress = (value: string) => /^[^@\s]+@[^@\s]+$/.test(value)

/** Erases whoever sent a form, and not only this one. */
function Erase({ email }: { email: string }) {
  const erase = useCommand(eraseAddress, { refreshes: [listCtaSubmissions] })
  const confirm = () =>
    openConfirm({
      title: t('ctas.eraseNamed', { email }),
      line: t('ctas.eraseLine'),
      verb: t('ctas.erase'),
      onSure: () =>
        toastOutcome(erase.mutateAsync({ body: { email } }), {
          message: t('ctas.erasedNotice', { email }),
        }),
    })
  return (
    <ActionIcon
      size={32}
      className={styles.delete ?? ''}
      aria-label={t('ctas.eraseNamed', { email })}
      title={t('ctas.erase')}
      onClick={confirm}
    >
      <IconEraser {...icon} />
    </ActionIcon>
  )
}

/** Returns the answers in the order of the form; those to fields removed since come last. */
function answersOf({ fields = [] }: Cta, { values }: CtaSubmission) {
  const byKey = new Map(fields.map((field) => [field.name, field]))
  const names = [...byKey.keys(), ...Object.keys(values).filter((name) => !byKey.has(name))]
  return names.flatMap((name) => {
    const value = own(values, name)
    const field = byKey.get(name)
    if (value === undefined || field?.type === 'consent') return []
    const text = typeof value === 'string' ? value : value ? t('ctas.yes') : t('ctas.no')
    return [{ name, label: field?.label ?? name, value: text }]
  })
}
