import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import type { Seo } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { PictureField, type UploadPicture } from './PictureField.tsx'
import styles from './panels.module.css'

interface SearchPanelProps {
  seo: Seo
  name: string
  /** The first sentences and image of the page. */
  intro: string
  url: string
  uploadPicture: UploadPicture | undefined
  onChange: (seo: Seo, key: string) => void
}

const DESCRIPTION_MOST = 1_000
/** Lengths up to which search engines show a title and a description. */
const TITLE_SHOWN = 60
const DESCRIPTION_SHOWN = 155

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

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

function SearchResult({ seo, name, intro, url }: SearchPanelProps) {
  return (
    <section aria-label={t('sites.panels.inSearchEngines')}>
      <h2 className={styles.heading}>{t('sites.panels.inSearchEngines')}</h2>
      <div className={styles.result}>
        {seo.index ? (
          <>
            <p className={styles.resultUrl}>{url.replace(/^https?:\/\//, '')}</p>
            <p className={styles.resultTitle}>{cut(seo.title || name, TITLE_SHOWN)}</p>
            <p className={styles.hint}>
              {cut(seo.description || intro || t('sites.panels.noDescription'), DESCRIPTION_SHOWN)}
            </p>
          </>
        ) : (
          <p className={styles.hint}>{t('sites.panels.notListed')}</p>
        )}
      </div>
    </section>
  )
}

function MessengerCard({ seo, name, intro, url }: SearchPanelProps) {
  return (
    <section aria-label={t('sites.panels.inMessengers')}>
      <h2 className={styles.heading}>{t('sites.panels.inMessengers')}</h2>
      <div className={styles.messenger}>
        <MessengerImage {...seo} />
        <div className={styles.messengerText}>
          <p className={styles.messengerTitle}>{cut(seo.title || name, 80)}</p>
          <p className={styles.hint}>
            {cut(seo.description || intro || t('sites.panels.noDescription'), 120)}
          </p>
          <p className={styles.hint}>{URL.parse(url)?.hostname}</p>
        </div>
      </div>
    </section>
  )
}

function MessengerImage({ imageItemId, imageUrl }: Seo) {
  const { data } = useQuery({
    ...query(getItem, { params: { id: imageItemId ?? '' } }),
    enabled: Boolean(imageItemId),
  })
  const url = imageItemId ? data?.thumbnailUrl : imageUrl
  return url ? <img src={url} alt="" className={styles.messengerImage} /> : null
}
