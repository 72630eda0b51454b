import type { TablerIcon } from '@tabler/icons-react'

interface ToolProps {
  name: string
  label: string
  icon: TablerIcon
  /** The shortcut key. */
  hint?: string
  /** Element that it expands. */
  opens?: string
  isSwitch?: boolean
  isOfFind?: boolean
  isOffered?: boolean
}

export function Tool(props: ToolProps) {
  const { name, label, icon: Icon, hint, opens, isSwitch, isOfFind, isOffered = true } = props
  return (
    <button
      type="button"
      {...(isOfFind ? { 'data-find-tool': name } : { 'data-tool': name })}
      {...(opens && { 'aria-controls': opens, 'aria-expanded': false })}
      {...(isSwitch && { 'aria-pressed': false })}
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      hidden={!isOffered}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  )
}
