import styles from './EmailText.module.css'

/** An email address on one line, shortened in its middle rather than broken inside, its host first. */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1 || /\s/.test(address)) return <span className={styles.name}>{address}</span>
  const end = Math.max(at + 1, address.lastIndexOf('.'))
  // What is seen is written by the style, so that the address is in the text once, and in one piece.
  return (
    <span className={styles.address} title={address}>
      <span className="visually-hidden">{address}</span>
      <span className={styles.name} data-part={address.slice(0, at)} aria-hidden />
      <span className={styles.host} data-part={address.slice(at, end)} aria-hidden />
      <span className={styles.end} data-part={address.slice(end)} aria-hidden />
    </span>
  )
}
