// The service worker: the client itself comes from the cache, so that it starts without a network. What is played comes
// from the server alone; only the catalogue and the rules are kept for reading without one.
/// <reference lib="webworker" />

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))
const VERSION = 'VERSION'
/** @type {string[]} */
const ASSETS = [/* ASSETS */]
const FILES = ['/', '/icon.svg', '/manifest.webmanifest', ...ASSETS.map((name) => '/' + name)]
/** Built files are the same for whoever asks. */
const ANY_ORIGIN = { ignoreVary: true }
const READABLE = /^\/api\/(catalogue|rules)$/

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(freshFirst(request, '/'))
  else if (FILES.includes(url.pathname)) event.respondWith(cachedFirst(request))
  else if (READABLE.test(url.pathname)) event.respondWith(freshFirst(request, request.url))
})

/** A notice leads back to the table it is about. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(toTable(event.notification.tag))
})

/** @param {string} game */
async function toTable(game) {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const open = pages.find((page) => page.url.includes(game))
  return open ? open.focus() : worker.clients.openWindow(`/#/table/${game}`)
}

async function forgetOthers() {
  const old = (await caches.keys()).filter((name) => name !== VERSION)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** @param {Request} request */
async function cachedFirst(request) {
  return (await caches.match(request, ANY_ORIGIN)) ?? fetch(request)
}

/**
 * @param {Request} request
 * @param {string} key
 */
async function freshFirst(request, key) {
  const cache = await caches.open(VERSION)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(key, answer.clone())
    return answer
  } catch {
    return (await cache.match(key, ANY_ORIGIN)) ?? Response.error()
  }
}
