import { Button } from '@mantine/core'
import type { SsoDomain, SsoProvider } from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { icon } from '../../ui/icon.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { openNewConnection } from './NewConnection.tsx'
import styles from './SsoSection.module.css'
import { kinds } from './sso-labels.ts'

interface ConnectionsProps {
  connections: readonly SsoProvider[]
  domains: readonly SsoDomain[]
}

export function Connections({ connections, domains }: ConnectionsProps) {
  return (
    <section className={styles.part} aria-labelledby="sso-connections">
      <div>
        <h3 id="sso-connections" className={styles.partHead}>
          {t('sso.connections')}
        </h3>
        <p className={styles.line}>{t('sso.connectHint')}</p>
      </div>
      <div className={styles.buttons}>
        {(['oidc', 'saml'] as const).map((kind) => (
          <Button
            key={kind}
            variant="default"
            leftSection={<IconPlus {...icon} />}
            onClick={() => openNewConnection(kind)}
          >
            {t('sso.connect', { kind: kinds[kind] })}
          </Button>
        ))}
      </div>
      {connections.length > 0 && (
        <ul className={styles.list}>
          {connections.map((connection) => (
            <ConnectionCard
              key={connection.id}
              connection={connection}
              hasDomain={domains.some(
                ({ providerId, provenAt }) => providerId === connection.id && provenAt !== null,
              )}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
