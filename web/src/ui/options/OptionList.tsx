import { useEffect, useRef } from 'react'
import styles from './OptionList.module.css'
import type { Option, Options } from './use-options.ts'

/** A listbox in groups, controlled by the keys of its text field. */
export function OptionList({ options, label }: { options: Options; label: string }) {
  const { listId, groups, activeId, elementId, activate } = options
  let index = -1
  return (
    <div id={listId} role="listbox" aria-label={label} className={styles.list}>
      {groups
        .filter((group) => group.options.length > 0)
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: groups of a listbox
          <div
            key={group.id}
            role="group"
            aria-label={group.label ?? label}
            className={styles.group}
          >
            {group.label !== undefined && (
              <div className={styles.groupLabel} aria-hidden="true">
                {group.label}
              </div>
            )}
            {group.options.map((option) => {
              index += 1
              return (
                <OptionRow
                  key={option.id}
                  option={option}
                  elementId={elementId(index)}
                  isActive={option.id === activeId}
                  onActivate={() => activate(option.id)}
                />
              )
            })}
          </div>
        ))}
    </div>
  )
}

interface OptionRowProps {
  option: Option
  elementId: string
  isActive: boolean
  onActivate: () => void
}

function OptionRow({ option, elementId, isActive, onActivate }: OptionRowProps) {
  const { label, icon, detail, run } = option
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the text field keeps the focus
    <div
      ref={row}
      id={elementId}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onActivate}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {icon}
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </div>
  )
}
