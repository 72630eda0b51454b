/** Opens the form, which isn't part of the first screen. */
export function addWebLink(target: { collectionId?: string }): void {
  void import('../../features/items/add/AddLinkForm.tsx').then(({ openAddLink }) =>
    openAddLink(target),
  )
}
