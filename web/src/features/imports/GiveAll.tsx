import { MultiSelect, SegmentedControl, SimpleGrid, Stack } from '@mantine/core'
import type { ImportQuestion } from '@satchel/contract/imports/imports.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import { TagsBox } from '../../ui/TagsBox.tsx'

export type Common = Pick<ImportQuestion, 'classify' | 'mode'>

interface GiveAllProps {
  value: Common
  onChange: (value: Common) => void
  /** True if the rows are links, which have no files. */
  isOfLinks?: boolean
}

const MODES = [
  { value: 'link', label: t('imports.keepAsWebLinks') },
  { value: 'host', label: t('imports.downloadAndHostFiles') },
]

/** Default values for rows without their own. */
export function GiveAll({ value, onChange, isOfLinks = false }: GiveAllProps) {
  const { valuesOf, tags } = useTaxonomy()
  const { classify = {}, mode = 'link' } = value
  const give = (part: NonNullable<Common['classify']>) =>
    onChange({ ...value, classify: { ...classify, ...part } })
  return (
    <details>
      <summary>
        {isOfLinks ? t('imports.classifyNewItems') : t('imports.classifyAllItemsOrDownload')}
      </summary>
      <Stack gap="md" mt="sm">
        {!isOfLinks && (
          <SegmentedControl
            aria-label={t('imports.filesBehindTheURLs')}
            data={MODES}
            value={mode}
            onChange={(next) => onChange({ ...value, mode: next as 'link' | 'host' })}
          />
        )}
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="sm">
          {CATEGORIES.map((category) => (
            <MultiSelect
              key={category}
              label={CATEGORY_LABELS[category]}
              data={valuesOf(category).map(({ id, label }) => ({ value: id, label }))}
              value={classify[category] ?? []}
              onChange={(ids) => give({ [category]: ids })}
            />
          ))}
          <TagsBox
            label={t('imports.tags')}
            data={tags.map(({ label }) => label)}
            limit={50}
            value={classify.tags ?? []}
            onChange={(tags) => give({ tags })}
          />
        </SimpleGrid>
      </Stack>
    </details>
  )
}
