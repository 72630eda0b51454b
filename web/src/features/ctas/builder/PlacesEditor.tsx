import { Button } from '@mantine/core'
import { CTA_PLACEMENTS_MAX } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import styles from './CtaBuilder.module.css'
import type { DraftForm, DraftPlacement } from './draft.ts'
import { PlaceCard } from './PlaceCard.tsx'

const NEW: DraftPlacement = { type: 'TENANT', position: 'end' }

/** Editor of the places and conditions of a CTA. */
export function PlacesEditor({ form }: { form: DraftForm }) {
  const { placements } = form.values
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('ctas.places')}</h2>
      <p className={styles.line}>{t('ctas.placesLine')}</p>
      {placements.length > 0 && (
        <ul className={styles.list} aria-label={t('ctas.places')}>
          {placements.map((placement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no names, and are only added at the end or removed
            <PlaceCard key={index} form={form} placement={placement} index={index} />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        leftSection={<IconPlus {...icon} />}
        disabled={placements.length >= CTA_PLACEMENTS_MAX}
        style={{ justifySelf: 'start' }}
        onClick={() => form.insertListItem('placements', NEW)}
      >
        {t('ctas.addPlace')}
      </Button>
    </section>
  )
}
