/** `caches` (CacheStorage) whose caches have texts by URL. `full`: nothing more can be stored. */
export function fakeCaches(caches: Map<string, Map<string, string>>, space?: 'full') {
  const cacheOf = (name: string) => caches.get(name) ?? caches.set(name, new Map()).get(name);
  const find = async (name: string, url: string) => {
    const text = caches.get(name)?.get(url);
    return text === undefined ? undefined : new Response(text);
  };
  return {
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (url: string, { cacheName }: { cacheName: string }) => find(cacheName, url),
    open: async (name: string) => ({
      match: async (url: string) => find(name, url),
      delete: async (url: string) => cacheOf(name)?.delete(url),
      async put(url: string, response: Response) {
        if (space === 'full') throw new DOMException('full', 'QuotaExceededError');
        cacheOf(name)?.set(url, await response.text());
      },
    }),
  };
}
