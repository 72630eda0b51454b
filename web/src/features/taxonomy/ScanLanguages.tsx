import { MultiSelect } from '@mantine/core'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@satchel/contract/languages.ts'
import type { AccountSettings } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import styles from './Sections.module.css'
import { useSettingsChange } from './use-settings.ts'

/** Languages in which words of scans are read. */
export function ScanLanguages({ settings: { ocrLanguages } }: { settings: AccountSettings }) {
  const { send } = useSettingsChange()
  const change = (next: Language[]) =>
    send({
      body: { ocrLanguages: next },
      show: (currentSettings) => ({ ...currentSettings, ocrLanguages: next }),
    })
  return (
    <div className={styles.card}>
      <MultiSelect
        label={t('taxonomy.scanLanguages')}
        description={t('taxonomy.scanLanguagesHint')}
        placeholder={ocrLanguages.length === 0 ? t('taxonomy.scanLanguagesNone') : ''}
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={ocrLanguages}
        onChange={(next) => change(next as Language[])}
      />
    </div>
  )
}
