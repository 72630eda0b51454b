import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import {
  getFactors,
  PASSKEY_NAME_MAX,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '@satchel/contract/accounts/factors.ts'
import { t } from '@satchel/messages/t.ts'
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'
import { icon, largeIcon } from '../../ui/icon.ts'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Factors.module.css'
import { useProved } from './use-proof.tsx'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkey
  const [isNaming, setNaming] = useState(false)
  const [isBack, setBack] = useState(false)
  const goBack = () => {
    setNaming(false)
    setBack(true)
  }
  const remove = useProved(removePasskey, { refreshes: [getFactors] })
  const askRemoval = () =>
    openConfirm({
      title: t('factors.removeNamed', { name }),
      line: t('factors.passkeyRemovalWarning'),
      verb: t('ui.remove'),
      onSure: () =>
        remove.send({ params: { passkeyId: id } }, () =>
          toast({ message: t('factors.nameRemoved', { name }) }),
        ),
    })
  if (isNaming) return <Naming passkey={passkey} onDone={goBack} />
  return (
    <li className={styles.passkey}>
      <IconKey {...largeIcon} aria-hidden />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>
          <span>
            {t('factors.added')} <RelativeTime at={createdAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                {t('factors.lastUsed')} <RelativeTime at={lastUsedAt} />
              </>
            ) : (
              t('factors.notUsedYet')
            )}
          </span>
          {isSynced && <span>{t('factors.syncedAcrossYourDevices')}</span>}
        </p>
      </div>
      <Group gap={0} wrap="nowrap">
        <ActionIcon
          autoFocus={isBack}
          aria-label={t('factors.rename', { name })}
          onClick={() => setNaming(true)}
        >
          <IconPencil {...icon} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('factors.removeNamed', { name })}
          loading={remove.isPending}
          onClick={askRemoval}
        >
          <IconTrash {...icon} />
        </ActionIcon>
      </Group>
    </li>
  )
}

function Naming({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name)
  const rename = useCommand(renamePasskey, { refreshes: [getFactors] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return
    rename.mutate(
      { params: { passkeyId: passkey.id }, body: { name: name.trim() } },
      {
        onSuccess: onDone,
        onError: showProblem,
      },
    )
  }
  return (
    <li className={styles.passkey}>
      <form onSubmit={submit} className={styles.naming}>
        <TextInput
          aria-label={t('factors.passkeyName')}
          autoFocus
          maxLength={PASSKEY_NAME_MAX}
          value={name}
          className={styles.grow ?? ''}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" loading={rename.isPending}>
          {t('ui.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </form>
    </li>
  )
}
