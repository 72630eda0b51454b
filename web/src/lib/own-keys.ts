const OWN_KEYS =
  '[role=menu], [role=dialog], input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Tells whether the target is in a menu, a dialog or a text field, which handle keys themselves. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}
