/** Keeps what was used last, up to a weight. */
export type BoundedMemory<Value> = {
  get: (key: string) => Value | undefined;
  /** What alone weighs more than all may is not kept. */
  set: (key: string, value: Value, weight: number) => void;
  delete: (key: string) => void;
  clear: () => void;
};

/** A map in the order of use: where it becomes too heavy, what was not used for longest goes first. */
export function openMemory<Value>(mostWeight: number): BoundedMemory<Value> {
  const kept = new Map<string, { value: Value; weight: number }>();
  let total = 0;
  const forget = (key: string) => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set: (key, value, weight) => {
      forget(key);
      if (weight > mostWeight) return;
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= mostWeight) return;
        forget(oldest);
      }
    },
    delete: forget,
    clear: () => {
      kept.clear();
      total = 0;
    },
  };
}
