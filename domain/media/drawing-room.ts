/** Runs at most `places` jobs at once; the others wait in turn, and beyond `queue` waiting ones a job is turned away. */
export function openDrawingRoom(places: number, queue: number) {
  const waiting: (() => void)[] = [];
  let taken = 0;

  function leave() {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  }

  return async function enter<T>(job: () => Promise<T>): Promise<{ ok: true; value: T } | { ok: false }> {
    if (taken >= places) {
      if (waiting.length >= queue) return { ok: false };
      // The one who leaves hands over the place, so it stays taken.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      taken++;
    }
    try {
      return { ok: true, value: await job() };
    } finally {
      leave();
    }
  };
}
