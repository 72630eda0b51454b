/** Of the text one presses to edit the address of a web page. */
export const ADDRESS_ID = 'item-address'

export function editAddress(): void {
  const text = document.getElementById(ADDRESS_ID)
  text?.scrollIntoView({ block: 'center' })
  text?.click()
}
