import type { ComponentProps } from 'react'
import styles from './ListControls.module.css'

/** An icon button as plain as `ListCheckbox`. */
export function ListButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />
}
