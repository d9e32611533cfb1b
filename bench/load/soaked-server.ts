/** The server as it is, in a process that says how much memory is in use when it is asked. */

export type MemoryInUse = { heap: number; resident: number };

process.on('message', (asked) => {
  if (asked !== 'memory') return;
  // What one collection finds to finalise goes with the next.
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss } satisfies MemoryInUse);
});

await import('#server/main.ts');
