import { Button, TextInput } from '@mantine/core'
import type { ScimToken } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { CopyField } from './CopyField.tsx'
import styles from './SsoSection.module.css'
import { useAddToken, useRevokeToken } from './use-sso.ts'

interface DirectorySyncProps {
  baseUrl: string
  tokens: readonly ScimToken[]
}

/** SCIM settings: the directory creates, changes and deactivates people before they ever sign in. */
export function DirectorySync({ baseUrl, tokens }: DirectorySyncProps) {
  const revoke = useRevokeToken()
  return (
    <section className={styles.part} aria-labelledby="sso-scim">
      <div>
        <h3 id="sso-scim" className={styles.partHead}>
          {t('sso.directorySyncScim')}
        </h3>
        <p className={styles.line}>{t('sso.provisionAndDeactivatePeople')}</p>
      </div>
      <CopyField label={t('sso.baseUrl')} value={baseUrl} />
      <AddToken />
      {tokens.length > 0 && (
        <ul className={styles.list}>
          {tokens.map(({ id, name, createdAt, lastUsedAt }) => (
            <SettingCard
              key={id}
              name={name}
              heading="h4"
              facts={
                <>
                  <span>
                    {t('sso.created')} <RelativeTime at={createdAt} />
                  </span>
                  <span>
                    {lastUsedAt ? (
                      <>
                        {t('sso.used')} <RelativeTime at={lastUsedAt} />
                      </>
                    ) : (
                      t('sso.notUsedYet')
                    )}
                  </span>
                </>
              }
              actions={
                <Button
                  variant="default"
                  aria-label={t('sso.revokeNamed', { name })}
                  onClick={() =>
                    openConfirm({
                      title: t('sso.revokeNamed', { name }),
                      line: t('sso.revokeTokenWarning'),
                      verb: t('ui.revoke'),
                      onSure: () => revoke(id),
                    })
                  }
                >
                  {t('ui.revoke')}
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function AddToken() {
  const add = useAddToken()
  const [name, setName] = useState('')
  useUnsaved(name.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ body: { name } }, { onSuccess: () => setName('') })
  }
  return (
    <>
      <form className={styles.row} onSubmit={submit}>
        <TextInput
          className={styles.grow ?? ''}
          label={t('sso.newToken')}
          placeholder={t('sso.entraId')}
          autoComplete="off"
          value={name}
          error={add.error?.message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          className={styles.beside ?? ''}
          loading={add.isPending}
          disabled={name.trim() === ''}
        >
          {t('sso.createToken')}
        </Button>
      </form>
      {add.data && (
        <div className={styles.fresh} role="status">
          <p>{t('sso.copyTokenNow')}</p>
          <CopyField label={t('sso.tokenFor', { name: add.data.name })} value={add.data.token} />
        </div>
      )}
    </>
  )
}
