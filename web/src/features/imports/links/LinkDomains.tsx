import { Text, Title } from '@mantine/core'
import type { LinkPlan } from '@satchel/contract/imports/links.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import * as csvLabels from '../labels.ts'
import styles from './LinksDraft.module.css'
import * as labels from './labels.ts'

/** Domains in the table, and where their links will open. */
export function LinkDomains({ plan: { domains } }: { plan: LinkPlan }) {
  const isMoved = domains.some(({ domain, isOurs }) => domain !== null && !isOurs)
  return (
    <section aria-labelledby="domains">
      <Title order={3} size="h4" id="domains" mb="xs">
        {labels.domains}
      </Title>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{labels.domain}</th>
              <th scope="col">{labels.opensAt}</th>
              <th scope="col" className={styles.number}>
                {csvLabels.rowsHeading}
              </th>
            </tr>
          </thead>
          <tbody>
            {domains.map(({ domain, opensAt, rows }) => (
              <tr key={domain}>
                <td>{domain ?? labels.noDomain}</td>
                <td>{opensAt}…</td>
                <td className={styles.number}>{formatNumber(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMoved && (
        <Text c="dimmed" size="sm" mt="xs" maw={760}>
          {labels.moveDomain}
        </Text>
      )}
    </section>
  )
}
