/**
 * Returns props such as `<Button {...onApproach(load)} />`, which call a function when a pointer, a finger or the
 * focus reaches the button, before it's pressed.
 */
export function onApproach(run: (() => void) | undefined) {
  return { onPointerEnter: run, onFocus: run }
}
