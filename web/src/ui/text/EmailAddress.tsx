/** Email address that breaks after its @ where it has to, and not within a word. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf('@') + 1
  return (
    <>
      {children.slice(0, at)}
      {at > 0 && <wbr />}
      {children.slice(at)}
    </>
  )
}
