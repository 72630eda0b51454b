import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { type Agreement, changeAgreement, listAgreements } from '@satchel/contract/agreements.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pages, useCommand } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { AgreementForm } from './AgreementForm.tsx'

/** The company's agreements, which links ask visitors for before they read. */
export function AgreementsSection() {
  const client = useQueryClient()
  const found = useInfiniteQuery(pages(listAgreements, { query: {} }))
  const [edited, setEdited] = useState<Agreement | 'new' | null>(null)
  useLive('agreements-update', () => {
    void client.invalidateQueries({ queryKey: [listAgreements.name] })
  })
  if (found.isError) return <LoadProblem title={t('agreements.couldntLoad')} query={found} />
  const all = found.data?.pages.flatMap(({ items }) => items) ?? []
  const close = () => setEdited(null)
  return (
    <Stack gap="md" maw="var(--reading)">
      <Title order={3} size="h4">
        {t('agreements.title')}
      </Title>
      <Text c="dimmed">{t('agreements.hint')}</Text>
      {all.map((agreement) =>
        edited !== 'new' && edited?.id === agreement.id ? (
          <AgreementForm key={agreement.id} agreement={agreement} onClose={close} />
        ) : (
          <Entry key={agreement.id} agreement={agreement} onEdit={() => setEdited(agreement)} />
        ),
      )}
      {found.hasNextPage && (
        <Button variant="default" onClick={() => void found.fetchNextPage()}>
          {t('links.agreements.showMore')}
        </Button>
      )}
      {edited === 'new' ? (
        <AgreementForm agreement={null} onClose={close} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setEdited('new')}>
            {t('agreements.add')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function Entry({ agreement, onEdit }: { agreement: Agreement; onEdit: () => void }) {
  const { id, name, version, links, acceptances, archived } = agreement
  const change = useCommand(changeAgreement, { refreshes: [listAgreements] })
  const move = () =>
    toastOutcome(change.mutateAsync({ params: { id }, body: { archived: !archived } }), {
      message: archived ? t('agreements.restored', { name }) : t('agreements.archived', { name }),
    })
  return (
    <Group justify="space-between" align="start">
      <Stack gap={2}>
        <Group gap="xs">
          <Text fw={500}>{name}</Text>
          {archived && <Badge variant="light">{t('agreements.isArchived')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {t('agreements.figures', { version, links, acceptances })}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button variant="default" aria-label={t('agreements.editNamed', { name })} onClick={onEdit}>
          {t('ui.edit')}
        </Button>
        <Button
          variant="default"
          loading={change.isPending}
          aria-label={
            archived
              ? t('agreements.restoreNamed', { name })
              : t('agreements.archiveNamed', { name })
          }
          onClick={move}
        >
          {archived ? t('ui.restore') : t('ui.archive')}
        </Button>
      </Group>
    </Group>
  )
}
