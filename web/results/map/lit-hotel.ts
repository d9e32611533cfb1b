type Listener = (inc: number | undefined) => void;

let lit: number | undefined;
const listeners = new Set<Listener>();

/** Lights a hotel, in the list and on the map; none lights what was lit no longer. */
export function lightHotel(inc: number | undefined): void {
  if (inc === lit) return;
  lit = inc;
  for (const listener of listeners) listener(lit);
}

/** Tells which hotel is lit, now and whenever it is another. */
export function whenLit(listener: Listener): () => void {
  listeners.add(listener);
  listener(lit);
  return () => {
    listeners.delete(listener);
  };
}
