import { Text, Title } from '@mantine/core'
import type { LinkPlan } from '@satchel/contract/imports/links.ts'
import { t } from '@satchel/messages/t.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import styles from './LinksDraft.module.css'

/** Domains in the table, and where their links will open. */
export function LinkDomains({ plan: { domains } }: { plan: LinkPlan }) {
  const isMoved = domains.some(({ domain, isOurs }) => domain !== null && !isOurs)
  return (
    <section aria-labelledby="domains">
      <Title order={3} size="h4" id="domains" mb="xs">
        {t('imports.links.domains')}
      </Title>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('imports.links.domain')}</th>
              <th scope="col">{t('imports.links.opensAt')}</th>
              <th scope="col" className={styles.number}>
                {t('imports.rowsHeading')}
              </th>
            </tr>
          </thead>
          <tbody>
            {domains.map(({ domain, opensAt, rows }) => (
              <tr key={domain}>
                <td>{domain ?? t('imports.links.noDomain')}</td>
                <td>{opensAt}…</td>
                <td className={styles.number}>{formatNumber(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMoved && (
        <Text c="dimmed" size="sm" mt="xs" maw="var(--reading)">
          {t('imports.links.moveDomain')}
        </Text>
      )}
    </section>
  )
}
