import { Button, Textarea, TextInput } from '@mantine/core'
import type { SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import { Save } from './OidcForm.tsx'
import styles from './SsoSection.module.css'
import { useFields } from './use-fields.ts'
import { useProvider, useReadMetadata } from './use-sso.ts'

export function SamlForm({ connection }: { connection: SsoProvider }) {
  const { change } = useProvider(connection)
  const { issuer, signInUrl, certificates } = connection
  const saved = {
    issuer: issuer ?? '',
    signInUrl: signInUrl ?? '',
    certificates: certificates.map(({ pem }) => pem.trim()).join('\n'),
  }
  const { field, set, submit, isSaving, isChanged } = useFields(saved, (values) =>
    change({
      issuer: values.issuer,
      signInUrl: values.signInUrl,
      certificates: split(values.certificates),
    }),
  )
  return (
    <div className={styles.fields}>
      <Metadata
        onRead={(found) =>
          set({ ...found, certificates: found.certificates.map((pem) => pem.trim()).join('\n') })
        }
      />
      <form className={styles.fields} onSubmit={submit}>
        <TextInput label={t('sso.providerEntityId')} {...field('issuer')} />
        <TextInput label={t('sso.providerSignInUrl')} inputMode="url" {...field('signInUrl')} />
        <Textarea
          label={t('sso.certificates')}
          description={t('sso.certificatesHint')}
          autosize
          minRows={3}
          maxRows={8}
          {...field('certificates')}
        />
        {certificates.map(({ pem, subject, expiresAt }) => (
          <p key={pem} className={styles.line} data-tone={isSoon(expiresAt) ? 'bad' : undefined}>
            {t('sso.subjectUntilExpires', {
              subject: subject || t('sso.certificate'),
              expiresAt: expiresAt.slice(0, 10),
            })}
          </p>
        ))}
        <Save isShown={isChanged} isSaving={isSaving} isLive={connection.mode !== 'off'} />
      </form>
    </div>
  )
}

const SOON = 30 * 86_400_000

function isSoon(at: string): boolean {
  return Date.parse(at) - Date.now() < SOON
}

/** Splits certificates at their first lines; a single one may come without. */
function split(text: string): string[] {
  const parts = text.split(/(?=-----BEGIN CERTIFICATE-----)/)
  return parts.map((part) => part.trim()).filter(Boolean)
}

interface Found {
  issuer: string
  signInUrl: string
  certificates: string[]
}

/** Field for the metadata's address, or the XML itself: either fills in the fields below. */
function Metadata({ onRead }: { onRead: (found: Found) => void }) {
  const read = useReadMetadata()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const isXml = text.trimStart().startsWith('<')
  const start = () =>
    read.mutate(
      { body: { kind: 'saml', ...(isXml ? { xml: text } : { url: text.trim() }) } },
      {
        onSuccess: onRead,
        onError: ({ fields, message }: ApiProblem) =>
          setProblem(fields.url ?? fields.xml ?? message),
      },
    )
  return (
    <div className={styles.row}>
      <Textarea
        className={styles.grow ?? ''}
        label={t('sso.metadata')}
        description={t('sso.metadataHint')}
        placeholder="https://login.company.com/metadata.xml"
        autosize
        minRows={1}
        maxRows={6}
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button
        variant="default"
        className={styles.below ?? ''}
        disabled={text.trim() === ''}
        loading={read.isPending}
        onClick={start}
      >
        {t('sso.readMetadata')}
      </Button>
    </div>
  )
}
