import styles from './Split.module.css'

/** Drawing of a piece of content, its link, and the eye that opens it. */
export function JourneyDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 280" aria-hidden="true">
      <g opacity="0.45">
        <rect x="34" y="44" width="112" height="144" rx="12" transform="rotate(-7 90 116)" />
        <rect x="262" y="36" width="64" height="44" rx="8" />
        <path d="M274 52h40M274 64h24" />
      </g>
      <rect data-ground x="60" y="40" width="120" height="152" rx="12" />
      <rect x="76" y="58" width="88" height="60" rx="6" />
      <path d="m76 106 24-22 18 16 14-10 32 26" />
      <circle cx="142" cy="76" r="6" />
      <path d="M76 136h88M76 152h88M76 168h48" />
      <path strokeDasharray="2 8" d="M180 116c40 0 30 76 74 76" />
      <g data-strong>
        <path d="M206 134a12 12 0 0 1 0-17l7-7a12 12 0 0 1 17 17l-4 4" />
        <path d="M222 124a12 12 0 0 1 0 17l-7 7a12 12 0 0 1-17-17l4-4" />
      </g>
      <rect data-ground x="256" y="128" width="74" height="128" rx="14" />
      <path d="M286 242h14" />
      <g data-strong>
        <path d="M270 184c6-11 14-16 23-16s17 5 23 16c-6 11-14 16-23 16s-17-5-23-16z" />
        <circle cx="293" cy="184" r="6" />
      </g>
      <path d="M274 150h38M278 218h30" />
    </svg>
  )
}
