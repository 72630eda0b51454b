import { Group, SegmentedControl } from '@mantine/core'
import { ChangeKind, ItemType } from '@satchel/contract/schemas.ts'
import { useSearchParams } from 'react-router'
import { ActivityList } from '../../features/activity/ActivityList.tsx'
import { CHANGE_LABELS } from '../../features/activity/activity-labels.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/activity.ts'

const ALL = ''

const KINDS = [
  { value: ALL, label: labels.all },
  ...ChangeKind.enum.map((kind) => ({ value: kind as string, label: CHANGE_LABELS[kind] })),
]
const TYPES = [
  { value: ALL, label: labels.everything },
  { value: 'ITEM', label: labels.items },
  { value: 'COLLECTION', label: labels.collections },
]

export default function ActivityPage() {
  const [params, setParams] = useSearchParams()
  const changeKind = ChangeKind.enum.find((kind) => kind === params.get('changeKind'))
  const itemType = ItemType.enum.find((type) => type === params.get('itemType'))
  const choose = (name: string) => (value: string) =>
    setParams((current) => {
      const next = new URLSearchParams(current)
      if (value === ALL) next.delete(name)
      else next.set(name, value)
      return next
    })
  const isFiltered = changeKind !== undefined || itemType !== undefined
  return (
    <Page title={labels.activity} line={labels.recentChangesByYourTeam}>
      <Group mb="lg" gap="xs">
        <SegmentedControl
          aria-label={labels.typeOfChange}
          data={KINDS}
          value={changeKind ?? ALL}
          onChange={choose('changeKind')}
        />
        <SegmentedControl
          aria-label={labels.typeOfContent}
          data={TYPES}
          value={itemType ?? ALL}
          onChange={choose('itemType')}
        />
      </Group>
      <ActivityList
        filter={{ ...(changeKind && { changeKind }), ...(itemType && { itemType }) }}
        empty={
          <EmptyState
            drawing="pulse"
            sentence={isFiltered ? labels.noActivityOfThisType : labels.noActivityYetChanges}
          />
        }
      />
    </Page>
  )
}
