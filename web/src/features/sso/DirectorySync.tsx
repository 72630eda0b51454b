import { Button, TextInput } from '@mantine/core'
import type { ScimToken } from '@satchel/contract/sso.ts'
import { type FormEvent, useState } from 'react'
import { openSure } from '../../ui/open-sure.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { SettingCard } from '../../ui/SettingCard.tsx'
import { CopyField } from './CopyField.tsx'
import styles from './SsoSection.module.css'
import { useAddToken, useRevokeToken } from './use-sso.ts'

interface DirectorySyncProps {
  baseUrl: string
  tokens: readonly ScimToken[]
}

/** SCIM: the directory makes, changes and deactivates people before they ever sign in. */
export function DirectorySync({ baseUrl, tokens }: DirectorySyncProps) {
  const revoke = useRevokeToken()
  return (
    <section className={styles.part} aria-labelledby="sso-scim">
      <div>
        <h3 id="sso-scim" className={styles.partHead}>
          Directory sync (SCIM)
        </h3>
        <p className={styles.line}>
          Your directory makes people, keeps their names, and deactivates at once who leaves.
        </p>
      </div>
      <CopyField label="Base URL" value={baseUrl} />
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
                    Made <RelativeTime at={createdAt} />
                  </span>
                  <span>
                    {lastUsedAt ? (
                      <>
                        Used <RelativeTime at={lastUsedAt} />
                      </>
                    ) : (
                      'Not used yet'
                    )}
                  </span>
                </>
              }
              actions={
                <Button
                  variant="default"
                  aria-label={`Revoke ${name}`}
                  onClick={() =>
                    openSure({
                      title: `Revoke ${name}`,
                      line: 'The directory that uses it is refused from then on. People stay as they are.',
                      verb: 'Revoke',
                      onSure: () => revoke(id),
                    })
                  }
                >
                  Revoke
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
          label="New token for"
          placeholder="Entra ID"
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
          Make token
        </Button>
      </form>
      {add.data && (
        <div className={styles.fresh} role="status">
          <p>Copy it now: it is shown this once.</p>
          <CopyField label={`Token for ${add.data.name}`} value={add.data.token} />
        </div>
      )}
    </>
  )
}
