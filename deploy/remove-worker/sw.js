/*
 * Unregisters the shop's service worker and deletes its caches: deploy this file instead of the shop's own `sw.js`. A
 * browser fetches it at its next visit and uses the network from the visit after that.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister() {
  // Cache names are the storage prefix, the base path and a version.
  const base = ` ${new URL(self.registration.scope).pathname} `;
  const names = (await caches.keys()).filter((name) => name.includes(base));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
