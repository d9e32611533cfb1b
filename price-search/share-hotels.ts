/** One number in memory that all who share a question share. */
export type SharedNumber = Int32Array<SharedArrayBuffer>;

/** How many hotels of a question have been taken, and whether this one is to take no more. */
export type Taking = { taken: SharedNumber; leave: SharedNumber };

/** The hotels that fall to one of those who share a question: each takes the next one until none is left, or it leaves. */
export function* takeHotels<Hotel>(hotels: readonly Hotel[], { taken, leave }: Taking): Generator<Hotel> {
  while (Atomics.load(leave, 0) === 0) {
    const next = Atomics.add(taken, 0, 1);
    if (next >= hotels.length) return;
    yield hotels[next]!;
  }
}

export const sharedNumber = (): SharedNumber =>
  new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
