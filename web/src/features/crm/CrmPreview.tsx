import { Badge, Button, Group, Stack, Title } from '@mantine/core'
import { type CrmKind, type CrmPreview, previewCrm } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import cardStyles from '../../ui/layout/LogCard.module.css'
import { ModalFooter } from '../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import styles from './Crm.module.css'
import * as labels from './labels.ts'

type Part = 'reading' | 'lead'

interface Turning {
  part: Part
  onSure: () => void
}

/** Shows what is sent to a CRM; before a part of it is turned on, that part. */
export function openPreview(kind: CrmKind, turning?: Turning): void {
  openModal({
    title: t('crm.previewTitle', { name: labels.names[kind] }),
    content: <Preview kind={kind} turning={turning} />,
  })
}

function Preview({ kind, turning }: { kind: CrmKind; turning: Turning | undefined }) {
  const preview = useQuery({
    ...query(previewCrm, { params: { kind } }),
    refetchOnMount: 'always',
  })
  const shows = (part: Part) => !turning || turning.part === part
  const go = () => {
    closeModal()
    turning?.onSure()
  }
  return (
    <Stack>
      {preview.isPending && <RowSkeletons count={2} height={96} />}
      <LoadProblem title={t('crm.couldntLoadPreview')} query={preview} />
      {preview.data && shows('reading') && <Reading kind={kind} reading={preview.data.reading} />}
      {preview.data && shows('lead') && <Lead kind={kind} lead={preview.data.lead} />}
      <ModalFooter>
        <Button variant="default" onClick={closeModal}>
          {turning ? t('ui.cancel') : t('ui.close')}
        </Button>
        {turning && (
          <Button disabled={!preview.data} onClick={go}>
            {t('crm.turnOn')}
          </Button>
        )}
      </ModalFooter>
    </Stack>
  )
}

function Head({ name, isSample }: { name: string; isSample: boolean }) {
  return (
    <Group justify="space-between" mb={4}>
      <Title order={3} size="h5">
        {name}
      </Title>
      <Badge variant="default" tt="none" fw={500}>
        {isSample ? t('crm.sample') : t('crm.latest')}
      </Badge>
    </Group>
  )
}

function Reading({ kind, reading }: { kind: CrmKind; reading: CrmPreview['reading'] }) {
  const { isSample, email, title, lines, link } = reading
  return (
    <section>
      <Head name={t('crm.reading')} isSample={isSample} />
      <p className={cardStyles.url}>{labels.becomes[kind].reading}</p>
      <div className={styles.record}>
        <p className={styles.email}>
          <EmailAddress>{email}</EmailAddress>
        </p>
        <p className={styles.title}>{title}</p>
        <Lines lines={lines} />
        <p className={cardStyles.url}>{link}</p>
      </div>
    </section>
  )
}

function Lead({ kind, lead: { isSample, person } }: { kind: CrmKind; lead: CrmPreview['lead'] }) {
  const names = Object.keys(labels.fields) as (keyof typeof person)[]
  const lines = names.flatMap((name) => {
    const value = person[name]
    return value ? [{ label: labels.fields[name], value }] : []
  })
  return (
    <section>
      <Head name={t('crm.lead')} isSample={isSample} />
      <p className={cardStyles.url}>{labels.becomes[kind].lead}</p>
      <div className={styles.record}>
        <Lines lines={lines} />
      </div>
    </section>
  )
}

function Lines({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
