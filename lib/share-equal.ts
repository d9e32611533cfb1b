/**
 * The same value with one object for all that are equal in it, and without properties that are undefined: what is written
 * by reference, as the data of a page are, has each of them once.
 */
export function shareEqual<Value>(value: Value): Value {
  const known = new Map<string, unknown>();
  const share = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    const isPlain = Array.isArray(each) || Object.getPrototypeOf(each) === Object.prototype;
    if (!isPlain) return each;
    const shared = Array.isArray(each)
      ? each.map(share)
      : Object.fromEntries(
          Object.entries(each).flatMap(([key, inside]) =>
            inside === undefined ? [] : [[key, share(inside)]],
          ),
        );
    const written = JSON.stringify(shared);
    if (!known.has(written)) known.set(written, shared);
    return known.get(written);
  };
  return share(value) as Value; // equal to it
}
