/** Notices of the browser, for those who look elsewhere. */

const known = (): boolean => 'Notification' in globalThis

/** Asks the person whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return known() && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notice about a game in place of the last one about it. */
export async function notify(text: string, game: string): Promise<void> {
  if (!known() || Notification.permission !== 'granted') return
  const manner = { tag: game, icon: '/icon-192.png' }
  // Phones show notices of service workers alone.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(text, manner)
  else new Notification(text, manner)
}
