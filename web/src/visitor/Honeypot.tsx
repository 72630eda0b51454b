import { HONEYPOT } from '@satchel/contract/ctas/ctas.ts'

interface HoneypotProps {
  name?: string
  className: string
}

/**
 * A honeypot field that only machines see and fill in: browsers and password managers know neither its name nor its
 * label, and are told to leave it.
 */
export function Honeypot({ name = HONEYPOT, className }: HoneypotProps) {
  return (
    <label className={className} aria-hidden="true">
      Leave this empty
      <input
        name={name}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </label>
  )
}
