/** Its form is no part of the first screen. */
export function addWebLink(target: { collectionId?: string }): void {
  void import('../features/items/AddLinkForm.tsx').then(({ openAddLink }) => openAddLink(target))
}
