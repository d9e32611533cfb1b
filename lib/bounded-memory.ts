/** Keeps what was used last, up to a weight. */
export type BoundedMemory<Value> = {
  get: (key: string) => Value | undefined;
  /** What alone weighs more than all may is not kept. */
  set: (key: string, value: Value, weight: number) => void;
  delete: (key: string) => void;
  clear: () => void;
};

/** What several memories may weigh together. */
export type MemoryBudget = {
  /** Another memory, whose keys are its own. */
  open: <Value>() => BoundedMemory<Value>;
  figures: () => MemoryFigures;
};

/** How useful memories have been since the start, and what they weigh now. */
export type MemoryFigures = { hits: number; misses: number; weight: number };

/** A memory that weighs no more than it may. */
export const openMemory = <Value>(mostWeight: number): BoundedMemory<Value> =>
  openMemoryBudget(mostWeight).open();

/** Where memories become too heavy together, what was not used for longest goes first, anyone who keeps it. */
export function openMemoryBudget(mostWeight: number): MemoryBudget {
  const kept = new Map<string, Kept>();
  let total = 0;
  let memories = 0;
  const counted = { hits: 0, misses: 0 };
  const forget = (key: string) => {
    const found = kept.get(key);
    if (!found) return;
    total -= found.weight;
    kept.delete(key);
    found.keys.delete(key);
  };
  const keep = (key: string, one: Kept) => {
    forget(key);
    if (one.weight > mostWeight) return;
    kept.set(key, one);
    one.keys.add(key);
    total += one.weight;
    for (const oldest of kept.keys()) {
      if (total <= mostWeight) return;
      forget(oldest);
    }
  };
  const use = (key: string) => {
    const found = kept.get(key);
    counted[found ? 'hits' : 'misses']++;
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found.value;
  };
  return {
    figures: () => ({ ...counted, weight: total }),
    open: <Value>(): BoundedMemory<Value> => {
      const keys = new Set<string>();
      const number = memories++;
      const own = (key: string) => `${number} ${key}`;
      return {
        get: (key) => use(own(key)) as Value | undefined, // what this memory keeps is of its kind
        set: (key, value, weight) => keep(own(key), { value, weight, keys }),
        delete: (key) => forget(own(key)),
        clear: () => {
          for (const key of keys) forget(key);
        },
      };
    },
  };
}

type Kept = {
  value: unknown;
  weight: number;
  /** Of the memory that keeps it. */
  keys: Set<string>;
};
