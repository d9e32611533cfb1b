/** Bytes of the machine's memory that this process holds, after what it can let go has gone. */
export function residentBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss();
}
