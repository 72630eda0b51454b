import { Table, Text } from '@mantine/core'
import { getWishRanking, type WishRanking as Ranking } from '@satchel/contract/wishes/settings.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import styles from './WishRanking.module.css'

/** Leaderboard and results of wishes. */
export function WishRanking() {
  const ranking = useQuery(query(getWishRanking, {}))
  if (ranking.isPending) return <RowSkeletons />
  if (!ranking.data) return <LoadProblem title={t('wishes.couldntLoadRanking')} query={ranking} />
  return <Tables {...ranking.data} />
}

function Tables({ askers, deliverers, organizations }: Ranking) {
  return (
    <div className={styles.tables}>
      <Ranked
        title={t('wishes.whoDelivers')}
        empty={t('wishes.nobodyDelivered')}
        columns={[
          t('ui.done'),
          t('wishes.daysColumn'),
          t('wishes.sharesColumn'),
          t('wishes.viewsColumn'),
        ]}
        rows={deliverers.map(({ person, delivered, days, shares, views }) => ({
          key: person.id,
          name: person.name,
          figures: [delivered, days, shares, views],
        }))}
      />
      <Ranked
        title={t('wishes.whoAsks')}
        empty={t('wishes.nobodyAsked')}
        columns={[t('wishes.wishesColumn'), t('wishes.votesColumn'), t('ui.done')]}
        rows={askers.map(({ person, wishes, votes, delivered }) => ({
          key: person.id,
          name: person.name,
          figures: [wishes, votes, delivered],
        }))}
      />
      <Ranked
        title={t('wishes.whichOrganizations')}
        empty={t('wishes.noOrganizations')}
        columns={[t('wishes.wishesColumn'), t('ui.done')]}
        rows={organizations.map(({ name, wishes, delivered }) => ({
          key: name,
          name,
          figures: [wishes, delivered],
        }))}
      />
    </div>
  )
}

interface RankedProps {
  title: string
  /** Sentence shown if there is nothing to rank. */
  empty: string
  columns: readonly string[]
  rows: readonly { key: string; name: string; figures: readonly number[] }[]
}

function Ranked({ title, empty, columns, rows }: RankedProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to be able to scroll it
        <section className={styles.scroll} tabIndex={0} aria-label={title}>
          <Table aria-label={title} verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('ui.name')}</Table.Th>
                {columns.map((column) => (
                  <Table.Th key={column} className={styles.number ?? ''}>
                    {column}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ key, name, figures }) => (
                <Table.Tr key={key}>
                  <Table.Td className={styles.name ?? ''}>{name}</Table.Td>
                  {figures.map((figure, index) => (
                    <Table.Td key={columns[index]} className={styles.number ?? ''}>
                      {formatNumber(figure)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </section>
  )
}
