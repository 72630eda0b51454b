import { type ComponentProps, useEffect, useRef } from 'react'
import styles from './ListControls.module.css'

interface ListCheckboxProps extends ComponentProps<'input'> {
  /** Some of what it stands for. */
  isMixed?: boolean
}

/** Bare, as all in lists that are scrolled through by thousands: drawn in a tenth of the time of a component of the kit. */
export function ListCheckbox({ isMixed = false, className = '', ...props }: ListCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current && box.current.indeterminate !== isMixed) box.current.indeterminate = isMixed
  }, [isMixed])
  return <input ref={box} type="checkbox" className={`${styles.check} ${className}`} {...props} />
}
