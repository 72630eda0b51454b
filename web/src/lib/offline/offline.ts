/** True if the browser has no network, or had none when it opened this page. */
export function isOffline(): boolean {
  return !navigator.onLine || 'offline' in document.documentElement.dataset
}

/** Records a response of the server, which proves that there is a network. */
export function noteAnswer(): void {
  delete document.documentElement.dataset.offline
}

/** Makes the built app's worker open pages while the network is away (service-worker.ts). */
export function openWithoutNetwork(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // After the page's own files, which are then in the browser's cache.
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.error('Pages won’t open offline', error))
  })
}
