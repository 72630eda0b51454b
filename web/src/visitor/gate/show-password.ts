/**
 * Lets a visitor see the password they type. It is hidden again before it is sent, so that browsers offer to save it.
 */
export function offerShow(button: HTMLButtonElement): void {
  const { form } = button
  const input = form?.querySelector<HTMLInputElement>('input[type="password"]')
  if (!form || !input) return
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(isShown))
  }
  button.hidden = false
  button.addEventListener('click', () => {
    show(input.type === 'password')
    input.focus()
  })
  form.addEventListener('submit', () => show(false))
}
