import { Stack, Text } from '@mantine/core'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { accessSentence } from '../access-sentence.ts'
import { AddressForm } from './AddressForm.tsx'
import { LanguageForm } from './LanguageForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import styles from './panels.module.css'
import { VisitorsForm } from './VisitorsForm.tsx'

/** Address, language and access of a site. Changes apply at once, not only once published. */
export function AccessPanel({ site }: { site: Site }) {
  return (
    <Stack gap="md" data-own-undo>
      <Text fw={500} role="status">
        {accessSentence(site)}
      </Text>
      {site.isPersonal ? (
        <p className={styles.hint}>{t('sites.panels.personalNote')}</p>
      ) : (
        <AddressForm site={site} />
      )}
      <LanguageForm site={site} />
      <PasswordForm site={site} />
      <VisitorsForm site={site} />
    </Stack>
  )
}
