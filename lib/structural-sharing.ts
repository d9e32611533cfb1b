/**
 * The same value with one object for all that are equal in it, and without properties that are undefined: what is written
 * by reference, as the data of a page are, has each of them once.
 */
export function shareStructure<Value>(value: Value): Value {
  const known = new Map<string, object>();
  const numbers = new Map<object, number>();
  const numberOf = (each: object) => {
    if (!numbers.has(each)) numbers.set(each, numbers.size);
    return numbers.get(each);
  };
  /** What is inside is shared already, so its number says it. */
  const named = (each: unknown) =>
    typeof each === 'object' && each !== null ? `#${numberOf(each)}` : `${JSON.stringify(each)}`;
  const once = (written: string, shared: object) => {
    if (!known.has(written)) known.set(written, shared);
    return known.get(written);
  };
  const share = (each: unknown): unknown => {
    if (Array.isArray(each)) {
      const shared = each.map(share);
      return once(`[${shared.map(named)}]`, shared);
    }
    if (typeof each !== 'object' || each === null) return each;
    if (Object.getPrototypeOf(each) !== Object.prototype) return each;
    const entries = Object.entries(each).filter(([, inside]) => inside !== undefined);
    const shared = entries.map(([key, inside]) => [key, share(inside)] as const);
    return once(
      `{${shared.map(([key, inside]) => `${named(key)}:${named(inside)}`)}}`,
      Object.fromEntries(shared),
    );
  };
  return share(value) as Value; // equal to it
}
