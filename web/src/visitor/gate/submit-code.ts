const DIGITS = 6

/** Sends a form once its code is whole, as typed, pasted or filled in by the browser. */
export function submitWhole(input: HTMLInputElement): void {
  let isSent = false
  input.addEventListener('input', () => {
    const digits = input.value.replace(/\D/g, '').slice(0, DIGITS)
    if (input.value !== digits) input.value = digits
    if (digits.length < DIGITS || isSent) return
    isSent = true
    input.form?.requestSubmit()
  })
}
