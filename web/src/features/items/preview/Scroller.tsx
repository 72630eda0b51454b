import type { ReactNode, Ref } from 'react'

interface ScrollerProps {
  ref?: Ref<HTMLElement>
  className: string | undefined
  label: string
  children: ReactNode
}

/** Content of any length in a box; the keyboard reaches it and scrolls it. */
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
