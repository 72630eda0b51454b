const OWN_KEYS =
  '[role=menu], [role=dialog], input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Tells whether keys are those of a menu, a dialog or a text field. While a dialog is open, all are its own. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal=true]')) return true
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}
