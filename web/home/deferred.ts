/** A value, or the promise of it; inside an object, for a bare promise would be waited for. */
export type Deferred<Value> = { value: Value | Promise<Value> };

/**
 * A value that is there within `patienceMs`, or the promise of it. A page that is nearly ready is sent whole, and so is
 * complete without scripts; a slow part follows it.
 */
export async function deferUnlessReady<Value>(
  value: Promise<Value>,
  patienceMs: number,
): Promise<Deferred<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Deferred<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ value }), patienceMs);
  });
  const inTime = value.then((ready): Deferred<Value> => ({ value: ready }));
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
}
