import { Select } from '@mantine/core'
import { APP_LANGUAGES, LANGUAGE_NAMES, type Locale } from '@satchel/contract/languages.ts'
import { useMe } from '../../lib/session.ts'
import * as labels from './labels.ts'
import { useChangeUser } from './use-change-user.ts'

const CHOICES = [
  { value: '', label: labels.browserLanguage },
  ...APP_LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] })),
]

/** Choice of the app's language. The page reloads in it, which asks first where files are being uploaded. */
export function LanguageField() {
  const { user } = useMe()
  const { change, isPending } = useChangeUser(user, user)
  const choose = async (locale: Locale | null) => {
    if (locale !== user.locale && (await change({ locale }, labels.languageChanged)))
      window.location.reload()
  }
  return (
    <Select
      label={labels.language}
      description={labels.languageHint}
      data={CHOICES}
      allowDeselect={false}
      disabled={isPending}
      value={user.locale ?? ''}
      onChange={(chosen) => void choose((chosen || null) as Locale | null)}
    />
  )
}
