import { Button, Group } from '@mantine/core'
import { getAcceptanceRecord, listAcceptances } from '@satchel/contract/agreements.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { asTable } from '../../../lib/format/as-csv.ts'
import { useLive } from '../../../lib/live.ts'
import { download } from '../../../lib/raw.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import requests from '../requests/Requests.module.css'
import styles from './LinkReport.module.css'

const tell = (error: unknown) => toast({ message: (error as Error).message, tone: 'problem' })

/** Visitors who agreed before they read, with the record of each; nothing for a link that doesn't ask. */
export function LinkAgreements({ link }: { link: Link }) {
  const client = useQueryClient()
  const linkId = link.id
  const isAsking = link.agreementId !== null
  const found = useInfiniteQuery({
    ...pages(listAcceptances, { query: { linkId } }),
    enabled: isAsking,
  })
  useLive('agreements-update', () => {
    void client.invalidateQueries({ queryKey: [listAcceptances.name] })
  })
  if (!isAsking) return null
  if (found.isError) return <LoadProblem title={t('links.agreements.couldntLoad')} query={found} />
  const all = found.data?.pages.flatMap(({ items }) => items) ?? []
  const name = t('links.agreements.fileName', { slug: link.slug })
  const saveAll = () =>
    download(listAcceptances, { query: { ...asTable(), format: 'csv', linkId } }, `${name}.csv`)
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{t('links.agreements.title')}</h2>
        {all.length > 0 && (
          <Button variant="default" size="xs" onClick={() => void saveAll().catch(tell)}>
            {t('links.agreements.exportCsv')}
          </Button>
        )}
      </div>
      {found.isSuccess && all.length === 0 && <p>{t('links.agreements.nobodyYet')}</p>}
      <ul className={requests.list}>
        {all.map(({ id, name: signer, email, proved, agreementName, version, at }) => (
          <li key={id} className={requests.row}>
            <span className={requests.text}>
              <span className={requests.name}>{signer}</span>
              <span className={requests.line}>
                {email && (
                  <>
                    <EmailAddress>{email}</EmailAddress>
                    {' · '}
                  </>
                )}
                {proved && `${t('links.report.verified')} · `}
                {t('links.agreements.versionOf', { name: agreementName, version })} ·{' '}
                <RelativeTime at={at} />
              </span>
            </span>
            <Group gap="xs">
              <Button
                variant="default"
                aria-label={t('links.agreements.downloadRecordOf', { name: signer })}
                onClick={() =>
                  void download(getAcceptanceRecord, { params: { id } }, `${name}.pdf`).catch(tell)
                }
              >
                {t('links.agreements.downloadRecord')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('links.agreements.showMore')}
        </Button>
      )}
    </section>
  )
}
