/** Say how a page is made, not what it shows: they never travel on with a shallow navigation ([S]§2.2). */
const neverKept = ['locale', 'xapi'];

/** Whether a parameter of one page may stand in the address of the next. */
export const travelsOn = (key: string): boolean => !neverKept.includes(key.toLowerCase());

/**
 * The query after a shallow navigation: of what is there only the chosen keys, whatever their case, and the changes;
 * a change to `undefined` takes its key away.
 */
export function shallowQuery(
  current: URLSearchParams,
  keep: readonly string[],
  changes: Record<string, string | undefined> = {},
): URLSearchParams {
  const changed = Object.entries(changes);
  const isIn = (names: readonly string[], key: string) =>
    names.some((name) => name.toLowerCase() === key.toLowerCase());
  const changedKeys = changed.map(([key]) => key);
  const kept = [...current].filter(([key]) => isIn(keep, key) && travelsOn(key) && !isIn(changedKeys, key));
  const added = changed.flatMap(([key, value]) =>
    value === undefined || !travelsOn(key) ? [] : [[key, value]],
  );
  return new URLSearchParams([...kept, ...added]);
}
