import { t } from '@satchel/messages/t.ts'
import { ProblemNotice } from '../../ui/feedback/ProblemNotice.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Connections } from './Connections.tsx'
import { DirectorySync } from './DirectorySync.tsx'
import { SsoDomains } from './SsoDomains.tsx'
import styles from './SsoSection.module.css'
import { useProviders, useScimTokens, useSsoDomains } from './use-sso.ts'

/** Single sign-on settings: email domains, identity provider and user provisioning. */
export function SsoSection() {
  const domains = useSsoDomains()
  const providers = useProviders()
  const tokens = useScimTokens()
  const queries = [domains, providers, tokens]
  if (domains.data && providers.data && tokens.data) {
    const connections = providers.data.items
    return (
      <div className={styles.section}>
        <SsoDomains domains={domains.data.items} connections={connections} />
        <Connections connections={connections} domains={domains.data.items} />
        <DirectorySync baseUrl={tokens.data.baseUrl} tokens={tokens.data.items} />
      </div>
    )
  }
  const failed = queries.find(({ error }) => error)
  if (!failed?.error) return <RowSkeletons />
  return (
    <ProblemNotice
      title={t('sso.couldntLoadSingleSign')}
      problem={failed.error}
      isRetrying={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const each of queries) if (each.error) void each.refetch()
      }}
    />
  )
}
