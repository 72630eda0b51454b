import { Button, PasswordInput, TextInput } from '@mantine/core'
import type { SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './SsoSection.module.css'
import { useFields } from './use-fields.ts'
import { useProvider, useReadMetadata } from './use-sso.ts'

/** Form for the issuer, which is fetched before it is saved, so a wrong one is reported at once. */
export function OidcForm({ connection }: { connection: SsoProvider }) {
  const { change } = useProvider(connection)
  const read = useReadMetadata()
  const saved = {
    url: connection.issuer ?? '',
    clientId: connection.clientId ?? '',
    clientSecret: '',
  }
  const { field, submit, isSaving, isChanged } = useFields(saved, async (values) => {
    const { issuer } = await read.mutateAsync({ body: { kind: 'oidc', url: values.url } })
    await change({
      issuer,
      clientId: values.clientId,
      ...(values.clientSecret && { clientSecret: values.clientSecret }),
    })
  })
  return (
    <form className={styles.fields} onSubmit={submit}>
      <TextInput
        label={t('sso.issuer')}
        description={t('sso.urlAboveWellKnownOpenid')}
        placeholder="https://login.company.com"
        inputMode="url"
        {...field('url')}
      />
      <TextInput label={t('sso.clientId')} {...field('clientId')} />
      <PasswordInput
        label={t('sso.clientSecret')}
        placeholder={connection.hasSecret ? t('sso.savedTypeToReplace') : ''}
        {...field('clientSecret')}
        autoComplete="new-password"
      />
      <Save isShown={isChanged} isSaving={isSaving} isLive={connection.mode !== 'off'} />
    </form>
  )
}

/** Save button. Changes have to be tested again before others can sign in with them. */
export function Save({
  isShown,
  isSaving,
  isLive,
}: {
  isShown: boolean
  isSaving: boolean
  isLive: boolean
}) {
  if (!isShown) return null
  return (
    <div className={styles.buttons}>
      <Button type="submit" loading={isSaving}>
        {t('ui.save')}
      </Button>
      {isLive && <p className={styles.line}>{t('sso.offUntilTested')}</p>}
    </div>
  )
}
