import { Button, TextInput } from '@mantine/core'
import type { ScimToken } from '@satchel/contract/accounts/sso.ts'
import { type FormEvent, useState } from 'react'
import * as uiLabels from '../../ui/labels.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openSure } from '../../ui/overlay/open-sure.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { CopyField } from './CopyField.tsx'
import * as labels from './labels.ts'
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
          {labels.directorySyncScim}
        </h3>
        <p className={styles.line}>{labels.provisionAndDeactivatePeople}</p>
      </div>
      <CopyField label={labels.baseUrl} value={baseUrl} />
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
                    {labels.created} <RelativeTime at={createdAt} />
                  </span>
                  <span>
                    {lastUsedAt ? (
                      <>
                        {labels.used} <RelativeTime at={lastUsedAt} />
                      </>
                    ) : (
                      labels.notUsedYet
                    )}
                  </span>
                </>
              }
              actions={
                <Button
                  variant="default"
                  aria-label={labels.revokeNamed(name)}
                  onClick={() =>
                    openSure({
                      title: labels.revokeNamed(name),
                      line: labels.revokeTokenWarning,
                      verb: uiLabels.revoke,
                      onSure: () => revoke(id),
                    })
                  }
                >
                  {uiLabels.revoke}
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ body: { name } }, { onSuccess: () => setName('') })
  }
  return (
    <>
      <form className={styles.row} onSubmit={submit}>
        <TextInput
          className={styles.grow ?? ''}
          label={labels.newToken}
          placeholder={labels.entraId}
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
          {labels.createToken}
        </Button>
      </form>
      {add.data && (
        <div className={styles.fresh} role="status">
          <p>{labels.copyTokenNow}</p>
          <CopyField label={labels.tokenFor(add.data.name)} value={add.data.token} />
        </div>
      )}
    </>
  )
}
