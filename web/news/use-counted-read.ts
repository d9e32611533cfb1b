import { useEffect } from 'react';
import { readsPath } from './reads-path.ts';

/** Tells that an item was read, once it is shown: the page waits for nothing, and programs that only fetch it count not. */
export function useCountedRead(id: number): void {
  useEffect(() => {
    const body = new URLSearchParams({ id: String(id) });
    void fetch(readsPath, { method: 'POST', body, keepalive: true }).catch(() => {});
  }, [id]);
}
