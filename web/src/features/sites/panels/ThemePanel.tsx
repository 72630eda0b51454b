import { Button, ColorInput, Input, Radio, SegmentedControl, Stack } from '@mantine/core'
import {
  SITE_FONTS,
  SITE_LAYOUTS,
  SITE_SCHEMES,
  type Theme,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { contrast, scaleOf } from '../../../lib/format/color-scale.ts'
import { HEX_COLOR, SWATCHES } from '../../../lib/format/design-tokens.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useMe } from '../../../lib/session.ts'
import * as labels from './labels.ts'
import { PictureField, type UploadPicture } from './PictureField.tsx'
import styles from './panels.module.css'

interface ThemePanelProps {
  theme: Theme
  uploadPicture: UploadPicture | undefined
  onChange: (theme: Theme, key: string) => void
}

/** Color, font, layout and logo of the page. */
export function ThemePanel({ theme, uploadPicture, onChange }: ThemePanelProps) {
  const { tenant } = useMe()
  const company = tenant.branding.color
  const [typed, setTyped] = useState<string | null>(null)
  const currentColor = typed ?? theme.color ?? company
  const setColor = (color: string) => {
    setTyped(color)
    if (HEX_COLOR.test(color)) onChange({ ...theme, color: color.toLowerCase() }, 'color')
  }
  const resetColor = () => {
    setTyped(null)
    onChange({ ...theme, color: null }, 'color')
  }
  return (
    <Stack gap="lg">
      <div>
        <ColorInput
          label={t('sites.panels.color')}
          format="hex"
          swatches={SWATCHES}
          swatchesPerRow={5}
          eyeDropperButtonProps={{ 'aria-label': t('sites.panels.pickFromScreen') }}
          value={currentColor}
          error={HEX_COLOR.test(currentColor) ? null : t('sites.panels.enterColor')}
          onChange={setColor}
          onBlur={() => setTyped(null)}
        />
        <p className={styles.hint}>
          {contrastOf(HEX_COLOR.test(currentColor) ? currentColor : company)}
        </p>
        {theme.color !== null && (
          <Button variant="default" size="compact-sm" onClick={resetColor}>
            {t('sites.panels.useCompanyColor')}
          </Button>
        )}
      </div>
      <Input.Wrapper label={t('sites.panels.font')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('sites.panels.font')}
          data={SITE_FONTS.map((value) => ({ value, label: labels.FONTS[value] }))}
          value={theme.font}
          onChange={(font) => onChange({ ...theme, font: font as Theme['font'] }, 'font')}
        />
      </Input.Wrapper>
      <Input.Wrapper label={t('sites.panels.scheme')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('sites.panels.scheme')}
          data={SITE_SCHEMES.map((value) => ({ value, label: labels.SCHEMES[value] }))}
          value={theme.scheme ?? 'visitor'}
          onChange={(scheme) =>
            onChange({ ...theme, scheme: scheme as NonNullable<Theme['scheme']> }, 'scheme')
          }
        />
      </Input.Wrapper>
      <Radio.Group
        label={t('sites.panels.layout')}
        value={theme.layout}
        onChange={(layout) => onChange({ ...theme, layout: layout as Theme['layout'] }, 'layout')}
      >
        <div className={styles.choices}>
          {SITE_LAYOUTS.map((layout) => (
            <Radio
              key={layout}
              value={layout}
              label={labels.LAYOUTS[layout]}
              description={labels.LAYOUT_LINES[layout]}
            />
          ))}
        </div>
      </Radio.Group>
      <PictureField
        label={t('sites.panels.logo')}
        description={t('sites.panels.logoHint')}
        value={{ itemId: theme.logoItemId ?? null, url: theme.logoUrl }}
        uploadPicture={uploadPicture}
        onChange={({ itemId, url }) =>
          onChange({ ...theme, logoItemId: itemId, logoUrl: url }, 'logo')
        }
      />
    </Stack>
  )
}

/** Describes whether white is readable on the color, and the replacement if it isn't. */
function contrastOf(color: string): string {
  const used = scaleOf(color)[7]
  const ratio = contrast('#ffffff', color)
  const ratioText = formatNumber(Math.round(ratio * 10) / 10)
  return ratio >= 4.5
    ? t('sites.panels.contrastGood', { ratio: ratioText })
    : t('sites.panels.contrastLow', { ratio: ratioText, used })
}
