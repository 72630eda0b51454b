/** Sends a link by what the device offers; people who close that sheet have changed their mind. */
export function sendByDevice(title: string, url: string): Promise<void> {
  return navigator.share({ title, url }).catch(() => undefined)
}
