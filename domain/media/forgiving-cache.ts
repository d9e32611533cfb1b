import type { Logger } from 'pino';
import type { ImageCache } from './image-cache.server.ts';

/** A cache that may fail, for a full disk costs no picture: what cannot be read is drawn, what cannot be kept is served. */
export function forgivingCache(cache: ImageCache, log: Pick<Logger, 'warn'>): ImageCache {
  const reading = forgive(log, 'Kept pictures cannot be read and are drawn anew');
  const writing = forgive(log, 'Pictures cannot be kept and will be drawn anew');
  return {
    read: (key) => reading(() => cache.read(key)),
    write: async (key, bytes) => void (await writing(() => cache.write(key, bytes))),
  };
}

/** Logs the first failure of a row of them: each picture of a page would say the same. */
function forgive(log: Pick<Logger, 'warn'>, message: string) {
  let isFailing = false;
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      const done = await work();
      isFailing = false;
      return done;
    } catch (error) {
      if (!isFailing) log.warn({ err: error }, message);
      isFailing = true;
      return undefined;
    }
  };
}
