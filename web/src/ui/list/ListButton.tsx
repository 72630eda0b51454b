import type { ComponentProps } from 'react'
import styles from './ListControls.module.css'

/** An icon to press, bare as `ListCheckbox` is. */
export function ListButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />
}
