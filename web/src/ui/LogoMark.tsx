interface LogoMarkProps {
  size: number
  className?: string | undefined
}

export function LogoMark({ size, className }: LogoMarkProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path pathLength="1" d="M11.5 9V7.5A2.5 2.5 0 0 1 14 5h4a2.5 2.5 0 0 1 2.5 2.5V9" />
      <rect pathLength="1" x="4" y="9" width="24" height="18" rx="4" />
      <path pathLength="1" d="M4 13c3 4.5 7.5 6.5 12 6.5S25 17.5 28 13" />
      <path pathLength="1" d="M16 17.5v4" />
    </svg>
  )
}
