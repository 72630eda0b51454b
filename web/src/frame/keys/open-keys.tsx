import { Kbd } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { openModal } from '../../ui/overlay/modal.ts'
import styles from './Keys.module.css'
import * as labels from './keys-labels.ts'

/** Opens the list of keyboard shortcuts. */
export function openKeys(): void {
  openModal({ title: t('frame.keys.keyboardShortcuts'), content: <Keys /> })
}

function Keys() {
  return labels.shortcutGroups.map(({ name, shortcuts }) => (
    <section key={name} className={styles.group} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, effect }) => (
          <div key={effect} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} size="sm">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
