interface ActionProps {
  url: string
  token: string
  link: string
  /** The name of the link, for who can't see where the button is. */
  label: string
  children: string
}

/** Button that changes how one link is listed. */
export function Action({ url, token, link, label, children }: ActionProps) {
  return (
    <form method="post" action={url}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="link" value={link} />
      <button className="plain" type="submit" aria-label={`${children}: ${label}`}>
        {children}
      </button>
    </form>
  )
}
