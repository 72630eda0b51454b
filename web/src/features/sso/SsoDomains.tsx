import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import type { SsoDomain, SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../lib/problem.ts'
import { icon } from '../../ui/icon.ts'
import { SettingCard } from '../../ui/layout/SettingCard.tsx'
import { openConfirm } from '../../ui/overlay/open-confirm.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { CopyField } from './CopyField.tsx'
import styles from './SsoSection.module.css'
import { useAddDomain, useSsoDomain } from './use-sso.ts'

interface SsoDomainsProps {
  domains: readonly SsoDomain[]
  connections: readonly SsoProvider[]
}

/** The email domains, verified by DNS records. */
export function SsoDomains({ domains, connections }: SsoDomainsProps) {
  return (
    <section className={styles.part} aria-labelledby="sso-domains">
      <div>
        <h3 id="sso-domains" className={styles.partHead}>
          {t('sso.emailDomains')}
        </h3>
        <p className={styles.line}>{t('sso.domainsHint')}</p>
      </div>
      <AddDomain connections={connections} />
      {domains.length > 0 && (
        <ul className={styles.list}>
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} connections={connections} />
          ))}
        </ul>
      )}
    </section>
  )
}

function AddDomain({ connections }: { connections: readonly SsoProvider[] }) {
  const add = useAddDomain()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsaved(text.trim() !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [only, ...others] = connections
    const providerId = only && others.length === 0 ? only.id : null
    add.mutate(
      { body: { domain: text, providerId } },
      {
        onSuccess: () => setText(''),
        onError: ({ fields, message }: ApiProblem) => setProblem(fields.domain ?? message),
      },
    )
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <TextInput
        className={styles.grow ?? ''}
        label={t('sso.addADomain')}
        placeholder="company.com"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button
        type="submit"
        variant="default"
        className={styles.beside ?? ''}
        loading={add.isPending}
        disabled={text.trim() === ''}
      >
        {t('sso.addDomain')}
      </Button>
    </form>
  )
}

function DomainRow({
  domain,
  connections,
}: { domain: SsoDomain } & Pick<SsoDomainsProps, 'connections'>) {
  const { check, isChecking, give, remove } = useSsoDomain(domain)
  const { domain: name, provenAt, checkedAt, detail, record, providerId } = domain
  return (
    <SettingCard
      name={name}
      heading="h4"
      status={
        provenAt
          ? { label: t('sso.verified'), tone: 'good' }
          : { label: t('sso.notVerifiedYet'), tone: 'waiting' }
      }
      facts={
        checkedAt && (
          <span>
            {t('sso.checked')} <RelativeTime at={checkedAt} />
          </span>
        )
      }
      actions={
        <>
          {!provenAt && (
            <Button
              variant="default"
              leftSection={<IconRefresh {...icon} />}
              loading={isChecking}
              onClick={check}
            >
              {t('sso.checkNow')}
            </Button>
          )}
          <ActionIcon
            size={36}
            aria-label={t('sso.removeNamed', { name })}
            onClick={() =>
              openConfirm({
                title: t('sso.removeNamed', { name }),
                line: t('sso.passwordsAgain'),
                verb: t('ui.remove'),
                onSure: remove,
              })
            }
          >
            <IconTrash {...icon} />
          </ActionIcon>
        </>
      }
    >
      {detail && <p className={styles.detail}>{detail}</p>}
      {!provenAt && (
        <div className={styles.fields}>
          <p className={styles.line}>{t('sso.addTxtRecord')}</p>
          <CopyField label={t('ui.name')} value={record.name} />
          <CopyField label={t('sso.value')} value={record.value} />
        </div>
      )}
      {connections.length > 0 && (
        <NativeSelect
          className={styles.narrow ?? ''}
          label={t('sso.signInMethod')}
          value={providerId ?? ''}
          onChange={({ currentTarget }) => give(currentTarget.value || null)}
          data={[
            { value: '', label: t('sso.password') },
            ...connections.map(({ id, name: label }) => ({ value: id, label })),
          ]}
        />
      )}
    </SettingCard>
  )
}
