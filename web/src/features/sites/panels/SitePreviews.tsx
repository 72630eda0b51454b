import { getItem } from '@satchel/contract/items/items.ts'
import type { Seo } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import styles from './panels.module.css'

/** Lengths up to which search engines show a title and a description. */
export const TITLE_SHOWN = 60
export const DESCRIPTION_SHOWN = 155

export interface SiteCard {
  seo: Seo
  name: string
  /** The first sentences of the page. */
  intro: string
  url: string
  /** Title of the gate before the page, which is all that is seen without coming in. */
  gate?: string | undefined
}

interface PreviewProps extends SiteCard {
  heading?: 'h2' | 'h3'
}

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** The page as search engines list it. */
export function SearchResult({
  seo,
  name,
  intro,
  url,
  gate,
  heading: Heading = 'h2',
}: PreviewProps) {
  return (
    <section aria-label={t('sites.panels.inSearchEngines')}>
      <Heading className={styles.heading}>{t('sites.panels.inSearchEngines')}</Heading>
      <div className={styles.result}>
        {seo.index && gate === undefined ? (
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

/** The page as messengers and email programs show its address. */
export function MessengerCard({
  seo,
  name,
  intro,
  url,
  gate,
  heading: Heading = 'h2',
}: PreviewProps) {
  const description = seo.description || intro || t('sites.panels.noDescription')
  return (
    <section aria-label={t('sites.panels.inMessengers')}>
      <Heading className={styles.heading}>{t('sites.panels.inMessengers')}</Heading>
      <div className={styles.messenger}>
        {gate === undefined && <MessengerImage {...seo} />}
        <div className={styles.messengerText}>
          <p className={styles.messengerTitle}>{gate ?? cut(seo.title || name, 80)}</p>
          {gate === undefined && <p className={styles.hint}>{cut(description, 120)}</p>}
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
