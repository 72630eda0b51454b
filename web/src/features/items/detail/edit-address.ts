/** Id of the text that starts editing the address of a web page. */
export const ADDRESS_ID = 'item-address'

export function editAddress(): void {
  const text = document.getElementById(ADDRESS_ID)
  text?.scrollIntoView({ block: 'center' })
  text?.click()
}
