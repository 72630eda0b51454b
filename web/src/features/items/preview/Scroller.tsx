import type { ReactNode, Ref } from 'react'

interface ScrollerProps {
  ref?: Ref<HTMLElement>
  className: string | undefined
  label: string
  children: ReactNode
}

/** Box with content of any length, which can be focused and scrolled by keyboard. */
export function Scroller({ ref, className, label, children }: ScrollerProps) {
  return (
    <section
      ref={ref}
      className={className}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
      tabIndex={0}
    >
      {children}
    </section>
  )
}
