import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Seo } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { PictureField, type UploadPicture } from './PictureField.tsx'
import {
  DESCRIPTION_SHOWN,
  MessengerCard,
  SearchResult,
  type SiteCard,
  TITLE_SHOWN,
} from './SitePreviews.tsx'

interface SearchPanelProps extends SiteCard {
  uploadPicture: UploadPicture | undefined
  onChange: (seo: Seo, key: string) => void
}

const DESCRIPTION_MOST = 1_000

/** Title and description for search engines and messengers, as they show them. */
export function SearchPanel(props: SearchPanelProps) {
  const { seo, onChange } = props
  return (
    <Stack gap="md">
      <TextInput
        label={t('sites.panels.title')}
        description={hintOf(seo.title, TITLE_SHOWN, t('sites.panels.titleHint'))}
        maxLength={NAME_MAX}
        value={seo.title}
        onChange={({ currentTarget }) => onChange({ ...seo, title: currentTarget.value }, 'title')}
      />
      <Textarea
        label={t('ui.description')}
        description={hintOf(seo.description, DESCRIPTION_SHOWN, t('sites.panels.descriptionHint'))}
        autosize
        minRows={2}
        maxLength={DESCRIPTION_MOST}
        value={seo.description}
        onChange={({ currentTarget }) =>
          onChange({ ...seo, description: currentTarget.value }, 'description')
        }
      />
      <PictureField
        label={t('sites.panels.image')}
        description={t('sites.panels.imageHint')}
        value={{ itemId: seo.imageItemId ?? null, url: seo.imageUrl }}
        uploadPicture={props.uploadPicture}
        onChange={({ itemId, url }) =>
          onChange({ ...seo, imageItemId: itemId, imageUrl: url }, 'image')
        }
      />
      <Switch
        size="md"
        label={t('sites.panels.mayBeListed')}
        description={t('sites.panels.listedOffHint')}
        checked={seo.index}
        onChange={({ currentTarget }) =>
          onChange({ ...seo, index: currentTarget.checked }, 'index')
        }
      />
      <SearchResult {...props} />
      <MessengerCard {...props} />
    </Stack>
  )
}

function hintOf(text: string, most: number, hint: string): string {
  return text.length > most ? t('sites.panels.charactersLong', { count: text.length, most }) : hint
}
