type CacheEntries = Map<string, Response>;

/**
 * A browser's Cache Storage, empty: it lists what it holds in the order in which it was put there, and holds a response once all
 * of it has come in.
 */
export function cacheStorage(origin = 'http://localhost') {
  const caches = new Map<string, CacheEntries>();
  const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, origin).href;
  const opened = (held: CacheEntries) => ({
    match: async (key: string | Request) => held.get(urlOf(key))?.clone(),
    put: async (key: string | Request, response: Response) => {
      const whole = new Response(await response.arrayBuffer(), response);
      held.delete(urlOf(key));
      held.set(urlOf(key), whole);
    },
    delete: async (key: string | Request) => held.delete(urlOf(key)),
    keys: async () => [...held.keys()].map((url) => new Request(url)),
  });
  return {
    open: async (name: string) => {
      const held = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, held);
      return opened(held);
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
}
