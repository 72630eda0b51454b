import { ActionIcon, Button, ColorSwatch, Popover, UnstyledButton } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { icon } from '../../ui/icon.ts'
import { ValueDot } from '../../ui/text/ValueDot.tsx'
import styles from './ColorButton.module.css'
import { COLORS } from './colors.ts'

interface ColorButtonProps {
  /** Name of the color's owner. */
  label: string
  color: string | null
  onChange: (color: string | null) => void
}

/** The dot, which opens the choice of colors. */
export function ColorButton({ label, color, onChange }: ColorButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (next: string | null) => {
    setOpen(false)
    if (next !== color) onChange(next)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus position="bottom-start">
      <Popover.Target>
        <ActionIcon
          size={32}
          aria-label={t('taxonomy.colorOf', { label })}
          title={t('taxonomy.color')}
          onClick={() => setOpen(!isOpen)}
        >
          {color ? <ValueDot color={color} /> : <span className={styles.none} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <div className={styles.colors}>
          {COLORS.map(([name, value]) => (
            <UnstyledButton
              key={value}
              className={styles.color}
              aria-label={name}
              aria-pressed={value === color}
              title={name}
              onClick={() => choose(value)}
            >
              <ColorSwatch color={value} size={24} component="span">
                {value === color && <IconCheck {...icon} color="white" />}
              </ColorSwatch>
            </UnstyledButton>
          ))}
        </div>
        <div className={styles.foot}>
          <label className={styles.own}>
            <input
              type="color"
              defaultValue={color ?? '#0f766e'}
              onBlur={({ currentTarget }) => {
                if (currentTarget.value !== (color ?? '#0f766e')) choose(currentTarget.value)
              }}
            />
            {t('taxonomy.custom')}
          </label>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={() => choose(null)}>
            {t('taxonomy.none')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
