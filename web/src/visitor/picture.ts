/** A click shows the picture in its own size, around the point that was clicked; another fits it again. */
export function zoomOnClick(link: HTMLAnchorElement): void {
  const picture = link.querySelector('img')
  if (!picture) return
  const fitted = picture.src
  link.setAttribute('role', 'button')
  link.setAttribute('aria-pressed', 'false')

  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isLarge()) shrink()
    else void grow(event)
  })
  link.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isLarge()) shrink()
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })

  function isLarge(): boolean {
    return link.getAttribute('aria-pressed') === 'true'
  }

  function shrink(): void {
    link.setAttribute('aria-pressed', 'false')
    if (picture) picture.src = fitted
  }

  async function grow({ clientX, clientY }: MouseEvent): Promise<void> {
    if (!picture) return
    const { left, top, width, height } = picture.getBoundingClientRect()
    // By keyboard there is no point: the middle will do.
    const across = clientX ? (clientX - left) / width : 0.5
    const down = clientY ? (clientY - top) / height : 0.5
    picture.src = link.href
    await picture.decode().catch(() => undefined)
    link.setAttribute('aria-pressed', 'true')
    link.scrollTo(
      picture.offsetWidth * across - link.clientWidth / 2,
      picture.offsetHeight * down - link.clientHeight / 2,
    )
  }
}
