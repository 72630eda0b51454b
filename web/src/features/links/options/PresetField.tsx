import { ActionIcon, Menu, NativeSelect } from '@mantine/core'
import type { LinkPreset, PresetOptions } from '@satchel/contract/links/presets.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDots } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import styles from './ShareOptions.module.css'
import type { usePresets } from './use-presets.ts'

interface PresetFieldProps {
  of: ReturnType<typeof usePresets>
  chosen: LinkPreset | undefined
  /** The current options, as a preset would store them. */
  options: PresetOptions
  isTouched: boolean
  onChoose: (presetId: string | null) => void
}

/** Preset of a link's options, with actions for editors to manage presets. */
export function PresetField({ of, chosen, options, isTouched, onChoose }: PresetFieldProps) {
  const mayChange = useMay('library.write')
  if (of.presets.length === 0) return null
  const data = [
    { value: '', label: t('links.options.none') },
    ...of.presets.map(({ id, name, isDefault }) => ({
      value: id,
      label: isDefault ? t('links.options.defaultPreset', { name }) : name,
    })),
  ]
  return (
    <div className={styles.preset}>
      <NativeSelect
        label={t('links.options.preset')}
        data={data}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      />
      {mayChange && chosen && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={t('links.options.moreActionsForPreset', { name: chosen.name })}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!isTouched}
              onClick={() => void of.change(chosen, { options }, t('links.options.updated'))}
            >
              {t('links.options.updatePreset')}
            </Menu.Item>
            <Menu.Item
              onClick={() =>
                void of.change(
                  chosen,
                  { isDefault: !chosen.isDefault },
                  chosen.isDefault
                    ? t('links.options.isNoLongerDefault')
                    : t('links.options.isNowTheDefault'),
                )
              }
            >
              {chosen.isDefault ? t('links.options.removeDefault') : t('links.options.makeDefault')}
            </Menu.Item>
            <Menu.Item
              color="red"
              onClick={() => void of.remove(chosen).then(() => onChoose(null))}
            >
              {t('ui.deleteAction')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
