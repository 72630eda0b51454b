import { Anchor, Text } from '@mantine/core'
import { type Invoice, listInvoices } from '@satchel/contract/tenants/billing.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../lib/api.ts'
import { useMe } from '../../lib/session.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import styles from './Billing.module.css'
import { dayOf, formatMoney } from './billing-labels.ts'

const SHOWN = 12
const STATUS: Readonly<Record<string, string>> = {
  draft: t('billing.draft'),
  open: t('ui.open'),
  paid: t('billing.paid'),
  void: t('billing.voidLabel'),
  uncollectible: t('billing.unpaid'),
}

export function Invoices() {
  const invoices = useInfiniteQuery({
    ...pages(listInvoices, { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
  })
  const rows = invoices.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-labelledby="invoices">
      <div className={styles.head}>
        <h2 id="invoices" className={styles.title}>
          {t('billing.invoices')}
        </h2>
      </div>
      {invoices.isPending && <RowSkeletons count={2} height={44} />}
      {invoices.isError && rows.length === 0 && (
        <LoadProblem title={t('billing.couldntLoadTheInvoices')} query={invoices} />
      )}
      {invoices.isSuccess && rows.length === 0 && (
        <Text c="dimmed">{t('billing.noInvoicesYet')}</Text>
      )}
      {rows.length > 0 && (
        <ul className={styles.invoices}>
          {rows.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <MoreButton list={invoices} mt="md" />
    </section>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { tenant } = useMe()
  const { number, status, amount, currency, createdAt, pageUrl, pdfUrl } = invoice
  const name = number ?? t('billing.noNumberYet')
  const opening = status === 'open' ? t('billing.pay') : t('ui.open')
  return (
    <li className={styles.invoice}>
      <span className={styles.number}>{name}</span>
      <span className={styles.quiet}>{dayOf(createdAt, tenant.timeZone)}</span>
      <span className={styles.amount}>{formatMoney(amount, currency)}</span>
      <span className={styles.quiet}>{STATUS[status] ?? status}</span>
      {pageUrl && (
        <Anchor href={pageUrl} target="_blank" rel="noreferrer" aria-label={`${opening} ${name}`}>
          {opening}
        </Anchor>
      )}
      {pdfUrl && (
        <Anchor href={pdfUrl} aria-label={t('billing.pdfOfName', { name })}>
          {t('billing.pdf')}
        </Anchor>
      )}
    </li>
  )
}
