import { Alert, Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import type { ImportDraft } from '@satchel/contract/imports/imports.ts'
import type { LinkPlan, LinkPasswords as Passwords } from '@satchel/contract/imports/links.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format/format.ts'
import { CATEGORY_LABELS } from '../../../lib/taxonomy.ts'
import { ProblemNotice } from '../../../ui/feedback/ProblemNotice.tsx'
import { CsvReading } from '../CsvReading.tsx'
import { type Common, GiveAll } from '../GiveAll.tsx'
import { useStart } from '../use-check.ts'
import { LinkDomains } from './LinkDomains.tsx'
import { isChosen, LinkPasswords } from './LinkPasswords.tsx'
import { LinkProblems } from './LinkProblems.tsx'
import styles from './LinksDraft.module.css'
import * as labels from './labels.ts'
import { usePlan } from './use-plan.ts'

interface LinksDraftProps {
  draft: ImportDraft
  onBack: () => void
}

/** Plan of an import of links, which nothing is saved before. */
export function LinksDraft({ draft, onBack }: LinksDraftProps) {
  const { draftId, name, total, product = 'table' } = draft
  const [common, setCommon] = useState<Common>({})
  const { classify = {} } = common
  const start = useStart()
  const [passwords, setPasswords] = useState<Passwords>({ as: 'withdrawn' })
  const { plan, rows } = usePlan(draftId, passwords.as)
  const back = (
    <Button variant="default" onClick={onBack}>
      {t('imports.back')}
    </Button>
  )
  if (plan.isError && !plan.data)
    return (
      <>
        <ProblemNotice
          title={t('imports.links.couldntMakeThePlan')}
          problem={plan.error}
          onRetry={() => void plan.refetch()}
          isRetrying={plan.isFetching}
        />
        <Group>{back}</Group>
      </>
    )
  if (!plan.data)
    return (
      <>
        <Planning rows={rows} total={total} />
        <Group>{back}</Group>
      </>
    )
  const { new: count, protected: asking, leftOut } = plan.data
  const ofPasswords = asking + leftOut
  const missing = plan.data.missing.filter((category) => (classify[category] ?? []).length === 0)
  return (
    <section className={styles.plan} aria-labelledby="plan" data-old={plan.isFetching || undefined}>
      <Text>
        {t('imports.links.draftLine', {
          rows: total,
          file: name,
          hasProduct: labels.products[product] ? 'true' : 'other',
          product: labels.products[product],
        })}
      </Text>
      {plan.isFetching && <Planning rows={rows} total={total} />}
      <Title order={2} id="plan">
        {t('imports.links.plan')}
      </Title>
      <Counts plan={plan.data} />
      <Stack gap="md">
        {missing.length > 0 && (
          <Alert color="yellow">
            {t('imports.links.categoryMissing', {
              names: missing.map((each) => CATEGORY_LABELS[each]).join(', '),
            })}
          </Alert>
        )}
        <LinkDomains plan={plan.data} />
        {ofPasswords > 0 && (
          <LinkPasswords count={ofPasswords} value={passwords} onChange={setPasswords} />
        )}
        <LinkProblems plan={plan.data} />
        <GiveAll value={common} onChange={setCommon} isOfLinks />
        <CsvReading draft={draft} onRead={() => void plan.refetch()} />
      </Stack>
      {start.problem && <Alert color="red">{start.problem.message}</Alert>}
      <Group justify="flex-end">
        {back}
        <Button
          loading={start.isPending}
          disabled={count === 0 || missing.length > 0 || plan.isFetching || !isChosen(passwords)}
          onClick={() =>
            void start.begin({
              source: 'links',
              draftId,
              classify,
              ...(ofPasswords > 0 && { passwords }),
            })
          }
        >
          {count === 0
            ? t('imports.links.nothingToImport')
            : t('imports.links.importLinks', { count })}
        </Button>
      </Group>
    </section>
  )
}

/** Says how far the plan is: that of a large table takes half a minute. */
function Planning({ rows, total }: { rows: number; total: number }) {
  const line =
    rows > 0
      ? t('imports.links.checkedOf', { rows, total })
      : t('imports.links.checking', { rows: total })
  return (
    <Stack gap="xs" maw="var(--reading)" aria-busy>
      <Text role="status">{line}</Text>
      <Progress value={(rows / total) * 100} aria-label={t('imports.links.checkingRows')} />
    </Stack>
  )
}

function Counts({ plan }: { plan: LinkPlan }) {
  const { same, taken, invalidTarget, badSlug, reserved, badValue, overLimit, leftOut } = plan
  const figures = [
    [t('imports.links.newLinks'), plan.new],
    [t('imports.links.same'), same],
    [t('imports.links.takenSlugs'), taken],
    [
      t('imports.links.invalid'),
      invalidTarget + badSlug + reserved + badValue + overLimit + leftOut,
    ],
  ] as const
  return (
    <div role="status">
      <dl className={styles.counts}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {plan.new > 0 && (
        <Text c="dimmed" size="sm" mt="sm">
          {labels.planLine(plan.newItems, plan.visitsBefore)}
        </Text>
      )}
      {plan.closed > 0 && (
        <Text size="sm" mt="sm">
          {t('imports.links.comeWithdrawn', { count: plan.closed })}
        </Text>
      )}
    </div>
  )
}
