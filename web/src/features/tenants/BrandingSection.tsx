import { Alert, Button, ColorInput, FileButton, Group, Input, Stack } from '@mantine/core'
import { LOGO_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useMemo, useState } from 'react'
import { HEX_COLOR, SWATCHES } from '../../lib/format/design-tokens.ts'
import { formatBytes } from '../../lib/format/format.ts'
import { useMe } from '../../lib/session.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { contrastOf } from './contrast.ts'
import styles from './Section.module.css'
import { useProfileChange } from './use-profile.ts'

/** Branding form, whose untouched fields keep what others change meanwhile. */
export function BrandingSection() {
  const { tenant } = useMe()
  const { logoUrl, color: saved } = tenant.branding
  const [draft, setGiven] = useState<string>()
  const values = draft ?? saved
  const [logo, setLogo] = useState<File | null | undefined>(undefined)
  const chosenUrl = useObjectUrl(logo)
  const change = useProfileChange()
  const color = HEX_COLOR.test(values) ? values.toLowerCase() : saved
  const isChanged = color !== saved || logo !== undefined
  useUnsaved(isChanged)
  const problemOf = (...names: (string | null)[]) =>
    change.error && names.includes(change.error.attribute) ? change.error.message : null
  const clear = () => {
    setGiven(undefined)
    setLogo(undefined)
  }
  const save = () =>
    change.mutate(
      {
        attributes: {
          ...(color !== saved && { color }),
          ...(logo === null && { logoUrl: null }),
        },
        ...(logo && { logo }),
      },
      {
        onSuccess: () => {
          clear()
          toast({ message: t('tenants.savedOpenTabsAreUpdated') })
        },
      },
    )
  const discard = () => {
    clear()
    change.reset()
  }
  const shownLogo = logo === undefined ? logoUrl : chosenUrl
  return (
    <Stack gap="lg">
      <Stack className={styles.card}>
        <LogoField
          url={shownLogo}
          problem={tooLarge(logo) ?? problemOf('logo', 'logoUrl')}
          onChoose={setLogo}
        />
        <ColorInput
          label={t('tenants.color')}
          description={t('tenants.forButtonsSelectionAndLinks')}
          format="hex"
          swatches={SWATCHES}
          swatchesPerRow={5}
          eyeDropperButtonProps={{ 'aria-label': t('tenants.pickFromScreen') }}
          value={values}
          onChange={setGiven}
          error={problemOf('color') ?? (HEX_COLOR.test(values) ? null : t('tenants.enterColor'))}
        />
        <p className={styles.contrast}>{contrastOf(color)}</p>
        {problemOf(null) && (
          <Alert color="red" role="alert">
            {problemOf(null)}
          </Alert>
        )}
        <Group>
          <Button
            onClick={save}
            disabled={!isChanged || tooLarge(logo) !== null}
            loading={change.isPending}
          >
            {t('ui.save')}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={discard}>
              {t('tenants.discard')}
            </Button>
          )}
        </Group>
      </Stack>
      <BrandPreview name={tenant.name} color={color} logoUrl={shownLogo} />
    </Stack>
  )
}

interface LogoFieldProps {
  url: string | null
  problem: string | null
  onChoose: (logo: File | null) => void
}

function LogoField({ url, problem, onChoose }: LogoFieldProps) {
  return (
    <Input.Wrapper
      label={t('tenants.logo')}
      labelElement="div"
      description={t('tenants.pngSvgJpegWebPAvif')}
      error={problem}
    >
      <div className={styles.logoLine}>
        <div className={styles.logo}>
          {url ? (
            <img src={url} alt={t('tenants.logo')} />
          ) : (
            <span className={styles.noLogo}>{t('tenants.noLogoYet')}</span>
          )}
        </div>
        <FileButton
          accept="image/png,image/svg+xml,image/jpeg,image/webp,image/avif,image/gif"
          inputProps={{ 'aria-label': t('tenants.logo') }}
          onChange={(file) => file && onChoose(file)}
        >
          {(props) => (
            <Button variant="default" {...props}>
              {url ? t('tenants.replace') : t('tenants.chooseFile')}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button variant="subtle" color="gray" onClick={() => onChoose(null)}>
            {t('ui.remove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}

function tooLarge(logo: File | null | undefined): string | null {
  return logo && logo.size > LOGO_MAX
    ? t('tenants.logoTooLarge', { bytes: formatBytes(logo.size), max: formatBytes(LOGO_MAX) })
    : null
}

/** Returns the file's URL, valid while the component is mounted. */
function useObjectUrl(file: File | null | undefined): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}
