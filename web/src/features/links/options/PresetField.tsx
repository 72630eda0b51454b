import { ActionIcon, Menu, NativeSelect } from '@mantine/core'
import type { LinkPreset, PresetOptions } from '@satchel/contract/links/presets.ts'
import { IconDots } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import * as uiLabels from '../../../ui/labels.ts'
import * as labels from './labels.ts'
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
    { value: '', label: labels.none },
    ...of.presets.map(({ id, name, isDefault }) => ({
      value: id,
      label: isDefault ? labels.defaultPreset(name) : name,
    })),
  ]
  return (
    <div className={styles.preset}>
      <NativeSelect
        label={labels.preset}
        data={data}
        value={chosen?.id ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      />
      {mayChange && chosen && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={labels.moreActionsForPreset(chosen.name)}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!isTouched}
              onClick={() => void of.change(chosen, { options }, labels.updated)}
            >
              {labels.updatePreset}
            </Menu.Item>
            <Menu.Item
              onClick={() =>
                void of.change(
                  chosen,
                  { isDefault: !chosen.isDefault },
                  chosen.isDefault ? labels.isNoLongerDefault : labels.isNowTheDefault,
                )
              }
            >
              {chosen.isDefault ? labels.removeDefault : labels.makeDefault}
            </Menu.Item>
            <Menu.Item
              color="red"
              onClick={() => void of.remove(chosen).then(() => onChoose(null))}
            >
              {uiLabels.deleteAction}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
