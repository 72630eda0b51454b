import { Alert, Button, Group } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { listOutdatedReaders } from '@satchel/contract/links/recall.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { query } from '../../../lib/api.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'

const TellReaders = lazy(async () => ({
  default: (await import('./TellReaders.tsx')).TellReaders,
}))

function openReaders(id: string, name: string): void {
  openModal({
    title: t('links.recall.title', { name }),
    content: (
      <Suspense fallback={<TextSkeleton lines={6} />}>
        <TellReaders itemId={id} />
      </Suspense>
    ),
  })
}

/** Notice that people have only seen an earlier version of a file, with a way to notify them. */
export function OutdatedReaders({ item: { id, name, fileVersion } }: { item: Item }) {
  const outdated = useQuery({
    ...query(listOutdatedReaders, { params: { id } }),
    enabled: (fileVersion ?? 1) > 1,
  })
  const readers = outdated.data?.items.filter(({ toldAt }) => toldAt === null) ?? []
  const [params, setParams] = useSearchParams()
  const isAsked = params.has('readers') && readers.length > 0
  useEffect(() => {
    if (!isAsked) return
    openReaders(id, name)
    const leaveOut = (before: URLSearchParams) => {
      before.delete('readers')
      return before
    }
    setParams(leaveOut, { replace: true, preventScrollReset: true })
  }, [isAsked, id, name, setParams])
  if (readers.length === 0) return null
  const people = readers.filter(({ email }) => email !== null)
  const mayTell = readers.some((each) => each.mayTell)
  return (
    <Alert
      color="gray"
      mb="sm"
      title={t('links.recall.readersOfOlder', {
        people: people.length,
        isAll: readers.length === outdated.data?.remaining ? 'true' : 'other',
      })}
    >
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" onClick={() => openReaders(id, name)}>
          {mayTell ? t('links.recall.tellThem') : t('links.recall.showThem')}
        </Button>
      </Group>
    </Alert>
  )
}
