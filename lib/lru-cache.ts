import { LRUCache } from 'lru-cache';

/** A least recently used cache with a bound in the unit of its sizes. */
export type LruCache<Value> = {
  get: (key: string) => Value | undefined;
  /** A value that exceeds the bound alone is not cached. */
  set: (key: string, value: Value, size: number) => void;
  delete: (key: string) => void;
  clear: () => void;
};

/** Several caches that share one bound: what was used least recently is evicted, whichever cache it is of. */
export type CacheBudget = {
  /** Another cache, with keys of its own. */
  createCache: <Value>() => LruCache<Value>;
  stats: () => CacheStats;
};

/** Hits and misses since the start, and the size of all that is cached now. */
export type CacheStats = { hits: number; misses: number; size: number };

export const createLruCache = <Value>(maxSize: number): LruCache<Value> =>
  createCacheBudget(maxSize).createCache();

export function createCacheBudget(maxSize: number): CacheBudget {
  /** `keys` lists the entries of one cache, so that it can be cleared alone. */
  const entries = new LRUCache<string, { value: unknown; keys: Set<string> }>({
    maxSize,
    dispose: ({ keys }, key) => void keys.delete(key),
  });
  const counted = { hits: 0, misses: 0 };
  let caches = 0;
  return {
    stats: () => ({ ...counted, size: entries.calculatedSize }),
    createCache: <Value>(): LruCache<Value> => {
      const keys = new Set<string>();
      const prefix = `${caches++} `;
      return {
        get: (key) => {
          const entry = entries.get(prefix + key);
          counted[entry ? 'hits' : 'misses']++;
          return entry?.value as Value | undefined; // only this cache writes keys with its prefix
        },
        set: (key, value, size) => {
          const own = prefix + key;
          // The library takes whole positive sizes only.
          entries.set(own, { value, keys }, { size: Math.max(1, Math.ceil(size)) });
          if (entries.has(own)) keys.add(own);
        },
        delete: (key) => void entries.delete(prefix + key),
        clear: () => {
          for (const key of keys) entries.delete(key);
        },
      };
    },
  };
}
