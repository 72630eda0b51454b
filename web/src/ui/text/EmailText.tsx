import styles from './EmailText.module.css'

/** An email address on one line, shortened rather than broken inside, its host first. */
export function EmailText({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1) return <span className={styles.name}>{address}</span>
  return (
    <span className={styles.address} title={address}>
      <span className="visually-hidden">{address}</span>
      <span className={styles.name} aria-hidden>
        {address.slice(0, at)}
      </span>
      <span className={styles.host} aria-hidden>
        {address.slice(at)}
      </span>
    </span>
  )
}
