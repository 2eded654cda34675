/*
 * Takes Rivulet's service worker away from every browser that has it: put this in the place of the host's own
 * `sw.js`. Each browser fetches it at its next visit; the visit after that comes from the host again.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const ours = `rivulet ${new URL(self.registration.scope).pathname} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
